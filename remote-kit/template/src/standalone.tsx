import { startStandalone } from '@stockroom/shared-ui/standalone';
import description from '../remote.json';
import routes from './remote';

void startStandalone({ description, routes });
