import { useEffect, type RefObject } from 'react';

/** What does something else with Ctrl+Enter, as a link does, which it opens in a new tab. */
const BUSY = 'a, button, input, select, textarea, [contenteditable], [tabindex="0"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Ctrl+Enter sends the form: from its fields, and where nothing else has the focus, if the page has no other form. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event;
      const isMeant = key === 'Enter' && (ctrlKey || metaKey) && target instanceof Element;
      if (!isMeant || !(form.current?.contains(target) || isFree(target))) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, [form]);
}

function isFree(focused: Element): boolean {
  const isAlone = document.forms.length === 1 && !document.querySelector(DIALOG);
  return isAlone && !focused.closest(BUSY);
}
