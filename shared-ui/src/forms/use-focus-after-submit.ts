import { useEffect, useRef, type RefObject } from 'react';

/** After a submit the focus goes to what is wrong; where nothing is, it is not lost. */
export function useFocusAfterSubmit(
  form: RefObject<HTMLFormElement | null>,
  isBusy: boolean,
): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && form.current) {
      focusIn(form.current);
      for (const event of ['mousedown', 'click'] as const)
        document.addEventListener(event, ignoreSecondPress, { capture: true, once: true });
    }
    wasBusy.current = isBusy;
  }, [form, isBusy]);
}

/** The second press of a double click is not meant for what the messages have moved under the pointer. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Puts the focus on what stands above the fields, and brings it into sight. */
export function focusNotice(form: HTMLFormElement | null): void {
  noticeOf(form)?.focus();
}

function noticeOf(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLElement>('[data-form-notice]');
}

function focusIn(form: HTMLFormElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const notice = noticeOf(form);
  // The notice is announced wherever the focus is, and a password that was refused is typed anew.
  const password = form.querySelector<HTMLInputElement>('[autocomplete$="-password"]');
  if (invalid) invalid.focus();
  else if (notice && password) {
    password.focus();
    password.select();
  } else if (notice) notice.focus();
  // The button that was pressed could not keep the focus while it was busy.
  else if (document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
