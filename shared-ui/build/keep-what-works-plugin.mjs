const PLUGIN = 'KeepWhatWorksPlugin';

/**
 * For development: sources that cannot be compiled are told of, and not sent to pages that are open. They would run as
 * far as they were understood, and what is typed would be lost. The next update leads from what such a page has to what
 * is right again. Only the first compilation is sent as it is: there has to be a page that shows its errors.
 */
export class KeepWhatWorksPlugin {
  #hasWorked = false;

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const unlessBroken = ({ errors }) => (this.#hasWorked && errors.length > 0 ? false : undefined);
    compiler.hooks.shouldEmit.tap(PLUGIN, unlessBroken);
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.shouldRecord.tap(PLUGIN, () => unlessBroken(compilation));
      compilation.hooks.processErrors.tap(PLUGIN, withoutConsequences);
    });
    compiler.hooks.done.tap(PLUGIN, ({ compilation }) => {
      this.#hasWorked ||= compilation.errors.length === 0;
    });
  }
}

/** What TypeScript has said of a source, webpack says again of the code that was made of it. */
function withoutConsequences(errors) {
  const isTold = ({ module }) =>
    errors.some((error) => error.module === module && !isOfCode(error));
  return errors.filter((error) => !isOfCode(error) || !isTold(error));
}

function isOfCode({ name }) {
  return name === 'ModuleParseError';
}
