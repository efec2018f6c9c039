import { useLayoutEffect, type RefObject } from 'react';

const CHOICES = 'select, [type=radio], [type=checkbox], [role=spinbutton], [role=combobox]';
const CHOOSING_KEYS = /^(.|Arrow\w+|Page\w+|Home|End|Enter)$/u;
const EVENTS = ['keydown', 'beforeinput', 'paste', 'mousedown', 'click', 'dragover', 'drop'];

/**
 * While a form is on its way nothing in it can be changed, which would be lost with the form. Neither disabled nor
 * inert: both take the focus away, and show; a field can be read, copied and left, and so can the page.
 */
export function useHeldFields(form: RefObject<HTMLFormElement | null>, isHeld: boolean): void {
  // Before the focus goes to what is wrong: on a phone, a box that cannot be typed into brings no keys.
  useLayoutEffect(() => {
    const held = form.current;
    if (!isHeld || !held) return undefined;
    const release = [...held.elements].map(makeReadOnly);
    EVENTS.forEach((type) => held.addEventListener(type, refuseChange, true));
    return () => {
      release.forEach((undo) => undo?.());
      EVENTS.forEach((type) => held.removeEventListener(type, refuseChange, true));
    };
  }, [form, isHeld]);
}

/** What a phone composes cannot be refused by its events. */
function makeReadOnly(field: Element): (() => void) | undefined {
  const isBox = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isBox && !field.readOnly) {
    field.readOnly = true;
    return () => {
      field.readOnly = false;
    };
  }
  if (!(field instanceof HTMLSelectElement)) return undefined;
  field.setAttribute('aria-readonly', 'true');
  return () => field.removeAttribute('aria-readonly');
}

function refuseChange(event: Event): void {
  if (!(event.target instanceof Element) || !mayChange(event, event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

function mayChange(event: Event, target: Element): boolean {
  if (event instanceof KeyboardEvent) return target.matches(CHOICES) && isChoosing(event);
  if (event.type === 'mousedown') return target.matches('select');
  return event.type !== 'click' || !target.closest('a');
}

function isChoosing({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isCommand = (ctrlKey || metaKey) && key !== 'Enter';
  return CHOOSING_KEYS.test(key) && !isCommand;
}
