import HtmlWebpackPlugin from 'html-webpack-plugin';

const PLUGIN = 'InlineStylesPlugin';

/**
 * Writes the shell's style sheet into the page instead of a link: it is 2 KB, and over HTTP/1.1 it would take one of
 * the six connections that the scripts and the early data need.
 */
export class InlineStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const { alterAssetTags } = HtmlWebpackPlugin.getCompilationHooks(compilation);
      alterAssetTags.tap(PLUGIN, (data) => {
        data.assetTags.styles = data.assetTags.styles.map(({ attributes: { href } }) => {
          const file = String(href).slice(data.publicPath.length);
          const style = compilation.getAsset(file)?.source.source().toString() ?? '';
          return HtmlWebpackPlugin.createHtmlTagObject('style', { nonce: '%nonce%' }, style);
        });
        return data;
      });
    });
  }
}
