import { testDescription } from '@stockroom/shared-ui/testing/remote';
import description from '../remote.json';
import routes from './remote';

testDescription({ description, routes });
