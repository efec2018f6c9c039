import webpack from 'webpack';

const PLUGIN = 'RetryChunksPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Retries a chunk that failed, with an address of its own: for the same address the browser would join the new request
 * to the old one, which may still hang. It retries an error at once, because the browser may only repeat the old error
 * of a preload link.
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
    // After the module that defines the wrapped function.
    super('retry chunks', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const load = RuntimeGlobals.loadScript;
    return `
      const tries = {};
      const load = ${load};
      const loadOnce = (url, done, ...rest) => {
        const earlier = tries[url] ?? 0;
        tries[url] = earlier + 1;
        return load(earlier === 0 ? url : url + '?retry=' + earlier, done, ...rest);
      };
      ${load} = (url, done, ...rest) => {
        const retry = (event) =>
          event?.type === 'error' ? loadOnce(url, done, ...rest) : done(event);
        return loadOnce(url, retry, ...rest);
      };`;
  }
}
