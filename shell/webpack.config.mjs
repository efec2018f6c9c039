import { servedShell, shellConfigs } from './build/shell-config.mjs';

export default (env, argv) => (env.WEBPACK_SERVE ? servedShell(env) : shellConfigs(argv.mode));
