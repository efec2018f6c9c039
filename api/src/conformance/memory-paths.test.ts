import { createMemoryStore } from '../store/memory/memory-store';
import { describePaths } from './ledger-paths/describe-paths';

describePaths('the memory store', () => Promise.resolve(createMemoryStore()), 9900);
