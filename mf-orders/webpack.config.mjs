import { remoteConfig } from '@stockroom/remote-kit/remote.mjs';

export default remoteConfig(import.meta.dirname);
