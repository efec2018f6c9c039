import { createMemoryStore } from '../store/memory/memory-store';
import { describeApi } from './describe-api';

describeApi('the memory store', 'stock', () => Promise.resolve(createMemoryStore()));
