/** How long an answer is given again: what other processes have written shows after at most this long. */
const MEMORY_MS = 5000;

export interface ShortMemory {
  /** The answer to the same question a moment ago, or a new one. Those who ask at once wait for one answer. */
  recall<Value>(question: string, ask: () => Promise<Value>): Promise<Value>;
  /** After every write of this process, so that whoever has written sees it. */
  forget(): void;
}

/** For what is dear to ask and asked often. */
export function createShortMemory(now: () => number = Date.now): ShortMemory {
  let answers = new Map<string, { answer: Promise<unknown>; askedAt: number }>();
  return {
    async recall<Value>(question: string, ask: () => Promise<Value>) {
      const own = answers;
      const known = own.get(question);
      if (known && now() - known.askedAt < MEMORY_MS) return known.answer as Promise<Value>;
      const asked = { answer: ask(), askedAt: now() };
      own.set(question, asked);
      // A failure is not worth remembering.
      asked.answer.catch(() => {
        if (own.get(question) === asked) own.delete(question);
      });
      return asked.answer;
    },
    forget() {
      answers = new Map();
    },
  };
}
