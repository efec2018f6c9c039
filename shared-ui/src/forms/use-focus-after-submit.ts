import { useEffect, useRef, type RefObject } from 'react';

/** After a submit the focus goes to what is wrong; where nothing is, it is not lost. */
export function useFocusAfterSubmit(
  form: RefObject<HTMLFormElement | null>,
  isBusy: boolean,
): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && form.current) focusIn(form.current);
    wasBusy.current = isBusy;
  }, [form, isBusy]);
}

function focusIn(form: HTMLFormElement): void {
  const problem =
    form.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form.querySelector<HTMLElement>('[data-form-notice]');
  if (problem) problem.focus();
  // The button that was pressed could not keep the focus while it was busy.
  else if (document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
