import { LRUCache } from 'lru-cache';
import { remember } from './remember';

describe('remember', () => {
  it('asks once', async () => {
    const cache = new LRUCache<string, Promise<number>>({ max: 10 });
    let asked = 0;
    const ask = () => remember(cache, 'q', () => Promise.resolve((asked += 1)));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  });

  it('gives no answer from before the cache was cleared', async () => {
    const cache = new LRUCache<string, Promise<string>>({ max: 10 });
    let failFirst: () => void = () => undefined;
    const first = remember(
      cache,
      'q',
      () => new Promise((_resolve, reject) => (failFirst = reject)),
    );
    cache.clear();
    const ask = (answer: string) => remember(cache, 'q', () => Promise.resolve(answer));
    expect(await ask('new')).toBe('new');
    failFirst();
    await expect(first).rejects.toBeUndefined();
    expect(await ask('newer')).toBe('new');
  });

  it('forgets a failure', async () => {
    const cache = new LRUCache<string, Promise<number>>({ max: 10 });
    await expect(remember(cache, 'q', () => Promise.reject(new Error('gone')))).rejects.toThrow();
    expect(await remember(cache, 'q', () => Promise.resolve(1))).toBe(1);
  });
});
