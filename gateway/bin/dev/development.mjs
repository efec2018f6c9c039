import { readdirSync } from 'node:fs';
import { CHECKOUT } from '../steps/checkout.mjs';
import { compileProduct } from './compile-product.mjs';
import { DevServers } from './dev-servers.mjs';
import { onFirstEdit } from './first-edit.mjs';
import { RunningProduct } from './running-product.mjs';

/** What the product's process is made of, beside the remotes and the shell. */
const API_PACKAGES = ['api', 'gateway', 'contract'];

/**
 * Runs the product and serves what is edited, until this process is asked to stop.
 * @param {readonly string[]} named what to compile from the start: remotes, or "api"
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
  for (const name of remotes()) onEditOrNow(name, [name], () => servers.startRemote(name));
  onEditOrNow('api', API_PACKAGES, () =>
    compileProduct((program) => product.restart(program), say),
  );
  onFirstEdit(['contract'], () => inTurn(() => nameOldRemotes(servers, say)));
  await work;
  say(`\nWork at ${address}: it shows what you save. Ctrl+C stops everything.\n`);
}

/** The shell with shared-ui, the API and what is served are compiled anew; the rest would keep two cores busy for long. */
function nameOldRemotes(servers, say) {
  const old = remotes().filter((name) => !servers.serves(name));
  if (old.length > 0)
    say(
      `contract has changed, but ${old.join(', ')} still have it as they were built: save a file of the one that needs the change`,
    );
}

function remotes() {
  return readdirSync(CHECKOUT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name);
}

/** What runs in this process ends with it, also in the middle of a compilation. A second signal does not wait. */
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
