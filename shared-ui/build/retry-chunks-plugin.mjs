import webpack from 'webpack';

const PLUGIN = 'RetryChunksPlugin';
const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Lets a chunk be asked for again after it failed: webpack would use the same address, and the browser would join
 * the new request to a first one that still hangs. A second try gets an address of its own. An error is tried again
 * at once, because it may be that of a preload link, which the browser hands out when the script is first asked for,
 * however long ago that was.
 */
export class RetryChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(PLUGIN, (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryChunksRuntimeModule());
        });
    });
  }
}

class RetryChunksRuntimeModule extends RuntimeModule {
  constructor() {
    // After the module that defines the function which this one wraps.
    super('retry chunks', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const load = RuntimeGlobals.loadScript;
    return Template.asString([
      `const tries = {};`,
      `const load = ${load};`,
      `const loadAnew = (url, done, ...rest) => {`,
      Template.indent([
        `const earlier = tries[url] ?? 0;`,
        `tries[url] = earlier + 1;`,
        `return load(earlier === 0 ? url : url + '?retry=' + earlier, done, ...rest);`,
      ]),
      `};`,
      `${load} = (url, done, ...rest) => {`,
      Template.indent([
        `const again = (event) =>`,
        `  event?.type === 'error' ? loadAnew(url, done, ...rest) : done(event);`,
        `return loadAnew(url, again, ...rest);`,
      ]),
      `};`,
    ]);
  }
}
