import { createMemoryStore } from '../store/memory/memory-store';
import { describeFuzz } from './describe-fuzz';

describeFuzz('memory', () => Promise.resolve(createMemoryStore()), 2000);
