import { createMemoryStore } from '../store/memory/memory-store';
import { describeFuzz } from './describe-fuzz';

describeFuzz('memory', () => Promise.resolve(createMemoryStore()), {
  count: 2000,
  seed: 20_261_121,
});
