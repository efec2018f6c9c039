/**
 * A Module Federation runtime plugin of the shell: hands its runtime core to the remotes, which are built without one
 * (externalRuntime). The plugin's own option for this, provideExternalRuntime, bundles the runtime twice.
 */
import * as runtimeCore from '@module-federation/runtime-core';

export default function provideRuntimeCore() {
  return {
    name: 'provide-runtime-core',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
      return args;
    },
  };
}
