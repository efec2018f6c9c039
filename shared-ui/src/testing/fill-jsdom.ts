/** Adds the parts of a browser that jsdom lacks. */
import { webcrypto } from 'node:crypto';
import { types } from 'node:util';

/** jsdom hides Node's class of this name. */
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

// jsdom has no layout to scroll.
window.scrollTo = () => {};
