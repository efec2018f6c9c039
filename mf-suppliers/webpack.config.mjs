import { remoteConfig } from '../shared-ui/build/remote.mjs';

export default remoteConfig(import.meta.dirname);
