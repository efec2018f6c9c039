/** The page of a remote that is served alone, and what answers its calls. */
import HtmlWebpackPlugin from 'html-webpack-plugin';

/** As in api/src/sample-data/demo-data.ts: what a demo shop begins with. */
const DEMO = { email: 'demo@example.com', password: 'demo-password' };

/**
 * The API to talk to instead of the simulated one, and who signs in there; null unless STOCKROOM_API is set.
 * @returns {import('../src/standalone/real-api').RealApi | null}
 */
export function realApi() {
  const { STOCKROOM_API, STOCKROOM_EMAIL, STOCKROOM_PASSWORD } = process.env;
  if (!STOCKROOM_API) return null;
  if (!/^https?:\/\/[^/]+\/?$/.test(STOCKROOM_API) || !URL.canParse(STOCKROOM_API))
    throw new Error(`STOCKROOM_API must look like http://127.0.0.1:8080, not "${STOCKROOM_API}"`);
  return {
    url: new URL(STOCKROOM_API).origin,
    account: {
      email: STOCKROOM_EMAIL ?? DEMO.email,
      password: STOCKROOM_PASSWORD ?? DEMO.password,
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
