/**
 * Says what becomes of every compilation.
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
    say(`${firstError(stats)}\n${name}: not compiled, see above`);
  });
}

/** One wrong character is many errors for TypeScript: the first says where it is. */
function firstError(stats) {
  const { errors } = stats.toJson({ all: false, errors: true });
  const [{ moduleName = '', loc = '', message }, ...others] = errors;
  const more = others.length > 0 ? `\n… and ${others.length} more` : '';
  return `\n${moduleName} ${loc}\n${message}${more}\n`;
}
