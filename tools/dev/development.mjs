import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../steps/checkout.mjs';
import { compileProduct } from './compile-product.mjs';
import { DevServers } from './dev-servers.mjs';
import { RunningProduct } from './running-product.mjs';

/** The packages of the product's process, beside the remotes and the shell. */
const API_PACKAGES = ['api', 'gateway', 'contract'];
/** Sources of a browser or the API, not tests. */
const SOURCE = /(?<!\.test)\.(tsx?|css|json)$/;

/**
 * Runs the product and serves edited packages until a signal stops this process.
 * @param {readonly string[]} named packages to compile from the start: remotes, or "api"
 * @param {(line: string) => void} say
 * @throws StepError when the product does not start
 */
export async function startDevelopment(named, say) {
  const product = new RunningProduct(say);
  const servers = new DevServers(say);
  stopAtSignal(() => product.stop(), say);
  await product.start();
  const address = await servers.startShell(product.url);

  // One after another: each compilation keeps a core busy.
  let work = Promise.resolve();
  const inTurn = (task) => {
    work = work.then(task).catch((error) => say(String(error)));
  };
  const onEditOrNow = (name, packages, task) => {
    if (named.includes(name)) inTurn(task);
    else onFirstEdit(packages, () => inTurn(task));
  };
  const remotes = readdirSync(CHECKOUT).filter((name) => name.startsWith('mf-'));
  for (const name of remotes) onEditOrNow(name, [name], () => servers.startRemote(name));
  onEditOrNow('api', API_PACKAGES, () =>
    compileProduct((program) => product.restart(program), say),
  );
  onFirstEdit(['contract'], () =>
    say('contract has changed: remotes still use the old one until you save a file of them'),
  );
  await work;
  say(`\nWork at ${address}: it shows every file you save. Ctrl+C stops everything.\n`);
}

/**
 * Calls back once, when somebody saves a source of one of the packages.
 * @param {readonly string[]} packages
 * @param {() => void} callback
 */
function onFirstEdit(packages, callback) {
  const watchers = packages.map((name) =>
    watch(join(CHECKOUT, name, 'src'), { recursive: true }, (_event, file) => {
      if (file === null || !SOURCE.test(file)) return;
      for (const watcher of watchers) watcher.close();
      callback();
    }),
  );
}

/** Stops the product, then ends this process and its compilations. A second signal ends it at once. */
function stopAtSignal(stop, say) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      say('\nStopping');
      void stop().finally(() => process.exit(0));
    });
  }
}
