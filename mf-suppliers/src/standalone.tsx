import { startStandalone } from '@stockroom/shared-ui/standalone';
import description from '../remote.json';
import routes from './remote';
import * as texts from './texts';

void startStandalone({ description, routes, texts });
