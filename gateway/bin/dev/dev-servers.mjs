import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { CHECKOUT } from '../steps/checkout.mjs';
import { reportCompilations } from './report.mjs';

/** Where webpack-dev-server looks for a free port: the shell takes the first. */
process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '3000';

/** The shell and the remotes that are worked on, compiled and served to browsers by this process. */
export class DevServers {
  /** Origins of the remotes that are served, by name; the shell's page takes them from there. */
  #served = new Map();
  #shell;
  #say;

  /** @param {(line: string) => void} say */
  constructor(say) {
    this.#say = say;
  }

  /**
   * @param {string} product where everything comes from that is not served here
   * @returns {Promise<string>} the address to work at
   */
  async startShell(product) {
    this.#shell = await this.#start('shell', { product, served: this.#served });
    return `${originOf(this.#shell)}/`;
  }

  /** @param {string} name of a remote */
  serves(name) {
    return this.#served.has(name);
  }

  /** Pages that are open load anew: from then on they show every edit without that. @param {string} name */
  async startRemote(name) {
    this.#served.set(name, originOf(await this.#start(name)));
    this.#shell.sendMessage(this.#shell.webSocketServer.clients, 'static-changed', name);
  }

  /** Resolves when it is compiled for the first time, rightly or not. */
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
