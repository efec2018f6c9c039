import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { CHECKOUT } from '../steps/checkout.mjs';
import { reportCompilations } from './report.mjs';

/** webpack-dev-server looks for free ports from here on; the shell takes the first. */
process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '3000';

/** Compiles and serves the shell and the edited remotes in this process. */
export class DevServers {
  /** Origins of the served remotes, by name, for the shell's page. */
  #served = new Map();
  #shell;
  #say;

  /** @param {(line: string) => void} say */
  constructor(say) {
    this.#say = say;
  }

  /**
   * @param {string} product address of the product that serves everything else
   * @returns {Promise<string>} the address to open
   */
  async startShell(product) {
    this.#shell = await this.#start('shell', { product, served: this.#served });
    return `${originOf(this.#shell)}/`;
  }

  /** Serves a remote and reloads open pages once. Later edits show without a reload. @param {string} name */
  async startRemote(name) {
    this.#served.set(name, originOf(await this.#start(name)));
    this.#shell.sendMessage(this.#shell.webSocketServer.clients, 'static-changed', name);
  }

  /** Resolves after the first compilation, even a failed one. */
  async #start(name, env = {}) {
    const config = await configOf(name, env);
    const compiler = webpack(config);
    reportCompilations(name, compiler, this.#say);
    const server = new WebpackDevServer(config.devServer, compiler);
    await server.start();
    await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
    return server;
  }
}

async function configOf(name, env) {
  const file = pathToFileURL(join(CHECKOUT, name, 'webpack.config.mjs'));
  const { default: configure } = await import(file.href);
  const { devServer, ...config } = configure({ WEBPACK_SERVE: true, ...env }, {});
  return {
    ...config,
    devServer: {
      ...devServer,
      port: 'auto',
      onListening: undefined,
      setupExitSignals: false,
      devMiddleware: { stats: 'none' },
    },
  };
}

function originOf({ options }) {
  return `http://${options.host}:${options.port}`;
}
