import webpack from 'webpack';
import { packageOf, SHARED_PACKAGES } from './shared-modules.mjs';

const PLUGIN = 'RefuseCopiesPlugin';

/** Refuses a build that contains a copy of a module that the shell provides. */
export class RefuseCopiesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.finishModules.tap(PLUGIN, (modules) => {
        const files = [...modules].flatMap((module) => module.nameForCondition() ?? []);
        for (const file of new Set(files.filter(isCopy)))
          compilation.errors.push(
            new webpack.WebpackError(
              `The shell provides ${file}: import it by a name that remote-kit/shared-modules.mjs lists`,
            ),
          );
      });
    });
  }
}

/** @param {string} file */
function isCopy(file) {
  const [, inside] = file.split('/node_modules/').slice(-2);
  return inside ? SHARED_PACKAGES.includes(packageOf(inside)) : file.includes('/shared-ui/src/');
}
