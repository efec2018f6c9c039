import { createMemoryStore } from '../store/memory/memory-store';
import { describeApi } from './describe-api';

describeApi('the memory store', 'records', () => Promise.resolve(createMemoryStore()));
