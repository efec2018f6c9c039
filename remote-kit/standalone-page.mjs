/** The page of a standalone remote, and the API that answers its calls. */
import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * The API to use instead of the simulated one, and the account to sign in with; null unless STOCKROOM_API is set.
 * @returns {{ url: string, account: { email: string, password: string } } | null}
 */
export function realApi() {
  const { STOCKROOM_API, STOCKROOM_EMAIL, STOCKROOM_PASSWORD } = process.env;
  if (!STOCKROOM_API) return null;
  if (!/^https?:\/\/[^/]+\/?$/.test(STOCKROOM_API) || !URL.canParse(STOCKROOM_API))
    throw new Error(`STOCKROOM_API must look like http://127.0.0.1:8080, not "${STOCKROOM_API}"`);
  return {
    url: new URL(STOCKROOM_API).origin,
    // By default the demo account of api/src/sample-data/demo-data.ts.
    account: {
      email: STOCKROOM_EMAIL ?? 'demo@example.com',
      password: STOCKROOM_PASSWORD ?? 'demo-password',
    },
  };
}

/**
 * @param {string} title
 * @param {ReturnType<typeof realApi>} api
 */
export function standalonePage(title, api) {
  const settings = JSON.stringify(api).replaceAll('<', '\\u003c');
  return new HtmlWebpackPlugin({
    title: `${title} · Stockroom`,
    templateContent: ({ htmlWebpackPlugin }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${htmlWebpackPlugin.options.title}</title>
    <link rel="icon" href="data:," />
    <script type="application/json" id="standalone-api">${settings}</script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`,
  });
}
