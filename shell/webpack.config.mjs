import { shellConfig } from '../shared-ui/build/shell.mjs';
import { SHELL } from './build.mjs';

export default shellConfig(SHELL);
