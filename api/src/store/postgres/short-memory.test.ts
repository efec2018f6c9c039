import { createShortMemory } from './short-memory';

describe('a short memory', () => {
  it('asks once for all who ask within five seconds', async () => {
    let time = 0;
    const memory = createShortMemory(() => time);
    let asked = 0;
    const ask = () => memory.recall('how many', () => Promise.resolve((asked += 1)));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    time = 4999;
    expect(await ask()).toBe(1);
    time = 5000;
    expect(await ask()).toBe(2);
    expect(await memory.recall('another', () => Promise.resolve('x'))).toBe('x');
  });

  it('gives nobody who asks after a write what was asked before it', async () => {
    const memory = createShortMemory();
    let answerFirst: (answer: string) => void = () => undefined;
    const first = memory.recall('q', () => new Promise((resolve) => (answerFirst = resolve)));
    memory.forget();
    const second = memory.recall('q', () => Promise.resolve('new'));
    answerFirst('old');
    expect(await first).toBe('old');
    expect(await second).toBe('new');
    expect(await memory.recall('q', () => Promise.resolve('newer'))).toBe('new');
  });

  it('does not remember a failure', async () => {
    const memory = createShortMemory();
    await expect(memory.recall('q', () => Promise.reject(new Error('gone')))).rejects.toThrow();
    expect(await memory.recall('q', () => Promise.resolve(1))).toBe(1);
  });
});
