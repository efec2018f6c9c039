/** What every browser has and jsdom lacks. */
import { webcrypto } from 'node:crypto';
import { types } from 'node:util';

/** Node's class of this name cannot be reached from within jsdom. */
class CryptoKey {
  static [Symbol.hasInstance](value: unknown): boolean {
    return types.isCryptoKey(value);
  }
}

// The API signs its tokens with these.
Object.defineProperties(globalThis, {
  crypto: { value: webcrypto, configurable: true },
  CryptoKey: { value: CryptoKey, configurable: true },
});

// Nothing is laid out, so there is nothing to scroll.
window.scrollTo = () => {};
