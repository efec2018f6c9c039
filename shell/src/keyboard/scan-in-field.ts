import { SCAN_LENGTH, scannerPace } from '@stockroom/shared-ui';
import { enterScan, isSaving, pressEnter, replaceText } from './enter-scan';
import { isInField, isPageInFront } from './page-shortcuts';
import { isCommand, latinKey } from './pressed-key';

/** Where a code may be what is typed, such as a SKU; its Enter does not send the form. */
const TEXTS = 'form input:not([role=combobox], [data-shortcut])';
/** A code is never meant for these. */
const NOT_FOR_CODES = 'select, [role=spinbutton]';
const FOR_CODES = '[role=combobox], [data-shortcut=search]';
/** Nobody types six signs, or digits, and Enter in the pace of a scanner. */
const CODE_LENGTH = 6;
const NUMBER = /^[+-]?[\d\s]*[.,]?\d*$/;

type Field = HTMLInputElement | HTMLSelectElement;

/** Keys that follow each other at once. */
interface Burst {
  typed: string;
  /** The same in an English layout, which scanners press the keys of, whatever layout there is. */
  latin: string;
  /** The field in focus when it began, and what was in it. */
  field: Element | null;
  before: string;
}

/**
 * Watches for scans while a field has the focus. What is scanned into a number or a choice goes where scans go, and
 * what they were stays: the next product would be a quantity. In a search, a code is read as it was printed. The Enter
 * of a scan answers no question and no menu, and sends no form from a text of it.
 * @param onScan takes what the page has no place for
 * @returns takes each key before the page does
 */
export function scanInField(onScan: (code: string) => void): (event: KeyboardEvent) => void {
  const isAtOnce = scannerPace();
  let burst: Burst | null = null;
  return (event) => {
    const { key } = event;
    const last = isAtOnce(event) ? burst : null;
    if (key === 'Shift') {
      burst = last;
      return;
    }
    const isTyped = key.length === 1 && !event.repeat && !isCommand(event);
    burst = isTyped ? withKey(last ?? begun(), event) : null;
    if (last === null || (key !== 'Enter' && key !== 'Tab')) return;
    if (!takeScan(last, onScan) && !(key === 'Enter' && isForNobody(last))) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function begun(): Burst {
  const field = document.activeElement;
  return { typed: '', latin: '', field, before: isField(field) ? field.value : '' };
}

function withKey({ typed, latin, ...start }: Burst, event: KeyboardEvent): Burst {
  return { ...start, typed: typed + event.key, latin: latin + latinKey(event) };
}

/** @returns whether the scan has been put where it belongs */
function takeScan({ typed, latin, field, before }: Burst, onScan: (code: string) => void): boolean {
  const focused = document.activeElement;
  if (!isField(focused)) return false;
  const isForeign = /[^ -~]/.test(typed);
  const code = isForeign ? latin : typed;
  if (focused.matches(NOT_FOR_CODES)) {
    if (focused !== field || !isCode(typed, focused) || !isPageInFront()) return false;
    putBack(focused, before);
    if (isSaving()) return true;
    if (!enterScan(code)) onScan(code);
  } else if (isForeign && focused.matches(FOR_CODES) && focused.value.endsWith(typed))
    replaceText(focused as HTMLInputElement, focused.value.slice(0, -typed.length) + code);
  else return false;
  pressEnter();
  return true;
}

/** Whether a scan has ended where Enter does something that it is not for. */
function isForNobody({ typed }: Burst): boolean {
  const focused = document.activeElement;
  if (focused?.matches(TEXTS)) return typed.length >= CODE_LENGTH;
  if (typed.length < SCAN_LENGTH || isInField(focused) || isPageInFront()) return false;
  const items = focused?.closest('[role=menu]')?.querySelectorAll('[role^=menuitem]') ?? [];
  return !isNameOf(items, typed);
}

/** Nobody types three keys in the pace of a scanner that are no number and no choice. */
function isCode(typed: string, field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return typed.length >= SCAN_LENGTH && !isNameOf(field.options, typed);
  return typed.length >= (NUMBER.test(typed) ? CODE_LENGTH : SCAN_LENGTH);
}

/** Whether somebody types what one of the choices is called, or the end of that after a moment. */
function isNameOf(choices: ArrayLike<Element>, typed: string): boolean {
  return Array.from(choices).some(({ textContent }) =>
    textContent.toLowerCase().includes(typed.toLowerCase()),
  );
}

function putBack(field: Field, value: string): void {
  if (field instanceof HTMLInputElement) return replaceText(field, value);
  // Its letters have chosen something else, which may be on its way still: it shows what it was.
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}
