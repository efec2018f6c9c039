import { createAnswerCache } from './answer-cache';

describe('the answer cache', () => {
  it('asks once within five seconds', async () => {
    let time = 0;
    const cache = createAnswerCache(() => time);
    let asked = 0;
    const ask = () => cache.get('how many', () => Promise.resolve((asked += 1)));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    time = 4999;
    expect(await ask()).toBe(1);
    time = 5000;
    expect(await ask()).toBe(2);
    expect(await cache.get('another', () => Promise.resolve('x'))).toBe('x');
  });

  it('gives no answer from before a write to a question after it', async () => {
    const cache = createAnswerCache();
    let answerFirst: (answer: string) => void = () => undefined;
    const first = cache.get('q', () => new Promise((resolve) => (answerFirst = resolve)));
    cache.clear();
    const second = cache.get('q', () => Promise.resolve('new'));
    answerFirst('old');
    expect(await first).toBe('old');
    expect(await second).toBe('new');
    expect(await cache.get('q', () => Promise.resolve('newer'))).toBe('new');
  });

  it('forgets a failure', async () => {
    const cache = createAnswerCache();
    await expect(cache.get('q', () => Promise.reject(new Error('gone')))).rejects.toThrow();
    expect(await cache.get('q', () => Promise.resolve(1))).toBe(1);
  });
});
