/**
 * Reports every compilation.
 * @param {string} name
 * @param {import('webpack').Compiler} compiler
 * @param {(line: string) => void} say
 */
export function reportCompilations(name, compiler, say) {
  let started = 0;
  compiler.hooks.watchRun.tap('report', () => {
    started = Date.now();
    say(`${name}: compiling`);
  });
  compiler.hooks.failed.tap('report', (error) => say(`${name}: ${error.message}`));
  compiler.hooks.done.tap('report', (stats) => {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (!stats.hasErrors()) return say(`${name}: compiled in ${seconds} s`);
    const errors = stats.toString({ all: false, errors: true, errorsSpace: 10 });
    say(`\n${errors}\n\n${name}: not compiled, see above`);
  });
}
