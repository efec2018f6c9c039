import { sendScan } from '@stockroom/shared-ui';
import { isInField, isPageInFront, scanTarget } from './page-shortcuts';
import { isCommand, keyAtPlace } from './pressed-key';

/** A scanner presses a key every 5 to 30 ms, a hand hardly ever three of them in 100 ms: decision 39. */
export const SCANNER_GAP_MS = 50;
/** A busy machine holds a key of a scan back so long: at most one in four, and one in two of a code with letters in a number. */
const PAUSE_MS = 300;
/** The key at the end, too. A hand that ends the code of a scanner without one takes longer. */
const END_MS = 100;
const MIN_LENGTH = 3;
/** Where a fast hand may press as many: in a text, and of digits in a number. */
const MIN_LENGTH_TEXT = 6;
const MIN_DIGITS = 4;

const SEARCHES = 'input[role=combobox], input[data-shortcut]';
const NUMBERS = '[role=spinbutton]';

/** Keys in the pace of a scanner. */
interface Burst {
  typed: string;
  /** The same keys in an English layout, which scanners use whatever the layout is. */
  english: string;
  /** How many of them came after a pause. */
  slow: number;
  /** The focus at the last key, and its value before the first key there. */
  field: Element | null;
  before: string;
}

/**
 * Watches the whole page for scans. A barcode scanner is a keyboard: keys that follow each other within 50 ms, few of
 * them later, and end with Enter or Tab are a scan. It has at least three characters, in a text six; digits in a number
 * at least four.
 *
 * - In a search or a combobox, the code stays, read in an English layout.
 * - In any other text of a form, the code stays as typed, and its Enter does not send the form.
 * - Anywhere else, the code goes to the page's element with `data-shortcut="scan"`, or else to the page's search, or
 *   else to the palette. A number or a choice gets its value back.
 *
 * A scan presses nothing in a dialog or a menu, and enters nothing into a form during its save.
 * @param openPalette takes a code for which the page has no field
 * @returns stops watching
 */
export function listenForScans(openPalette: (code: string) => void): () => void {
  let burst: Burst | null = null;
  let pressedAt = -Infinity;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    const gap = timeStamp - pressedAt;
    const last = gap < PAUSE_MS ? burst : null;
    pressedAt = timeStamp;
    const isKeyOfCode = key.length === 1 && !event.repeat && !isCommand(event);
    if (key === 'Shift') burst = last;
    else burst = isKeyOfCode ? withKey(last, event, gap >= SCANNER_GAP_MS) : null;
    const isEnd = (key === 'Enter' || key === 'Tab') && gap < END_MS && !isCommand(event);
    if (last === null || !isEnd || !takeScan(last, key, openPalette)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}

function withKey(last: Burst | null, event: KeyboardEvent, isLate: boolean): Burst {
  const { typed, english, slow } = last ?? { typed: '', english: '', slow: 0 };
  const field = document.activeElement;
  const value = hasValue(field) ? field.value : '';
  return {
    typed: typed + event.key,
    english: english + keyAtPlace(event),
    slow: last && isLate ? slow + 1 : slow,
    field,
    before: last?.field === field ? last.before : value,
  };
}

/** @returns true when the page must not see the key that ends the scan */
function takeScan(burst: Burst, key: string, openPalette: (code: string) => void): boolean {
  const { typed, english, slow, field, before } = burst;
  const code = /[^ -~]/.test(typed) ? english : typed;
  const focused = document.activeElement;
  const isNumber = focused?.matches(NUMBERS) ?? false;
  const isDigits = /^[\d.,]*$/.test(typed);
  // Letters are no number. Left there, the next scan would replace them.
  const slowest = typed.length / (isNumber && !isDigits ? 2 : 4);
  if (typed.length < MIN_LENGTH || slow > slowest) return false;
  if (focused instanceof HTMLInputElement && focused.matches(SEARCHES)) {
    void enter(focused, code);
    return true;
  }
  const isText = !isNumber && (focused?.matches('form input') ?? false);
  if (isText && typed.length < MIN_LENGTH_TEXT) return false;
  if (isNumber && isDigits && typed.length < MIN_DIGITS) return false;
  const isReset = isNumber || focused instanceof HTMLSelectElement;
  if (isInField(focused) && !isReset) return isText && key === 'Enter';
  if (!isPageInFront()) return key === 'Enter';
  if (isReset && focused === field && hasValue(focused)) setValue(focused, before);
  sent = sent.then(() => sendToPage(code, openPalette));
  return true;
}

/** The scans for the page, one after the other. */
let sent: Promise<void> = Promise.resolve();

async function sendToPage(code: string, openPalette: (code: string) => void): Promise<void> {
  await pageArrival();
  const target = scanTarget();
  if (target === null) return openPalette(code);
  if (target.closest('form')?.querySelector('[type=submit][aria-busy=true]')) return;
  // A button makes the field and moves the focus into it.
  if (target instanceof HTMLButtonElement) target.click();
  else target.focus();
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.matches(SEARCHES)) await enter(field, code);
}

/** Settles once the page in front has loaded: it may have a field for scans. */
function pageArrival(): Promise<void> {
  const isLoading = () => document.querySelector('main [data-spinner]') !== null;
  return new Promise((resolve) => {
    if (!isLoading()) return resolve();
    const observer = new MutationObserver(() => {
      if (isLoading()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function enter(field: HTMLInputElement, code: string): Promise<void> {
  if (sendScan(field, code)) return;
  if (field.value !== code) {
    setValue(field, code);
    // React renders the text, before the next key.
    await null;
  }
  const options = { key: 'Enter', bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', options));
}

/** As if its user had typed or chosen it. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  // React takes this for typing, unlike a new `value`.
  if (field instanceof HTMLInputElement) field.setRangeText(value, 0, field.value.length, 'end');
  else field.value = value;
  const type = field instanceof HTMLInputElement ? 'input' : 'change';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function hasValue(element: Element | null): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}
