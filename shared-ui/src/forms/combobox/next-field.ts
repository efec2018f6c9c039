/** A field that the focus was put on, as it was then. */
export interface Place {
  field: HTMLInputElement | HTMLSelectElement;
  value: string;
}

/** Puts the focus on another field of the form that a box is in, its text selected so that typing replaces it. */
export function goToField(box: HTMLInputElement, name: string): Place | null {
  const field = box.form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return null;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
  return { field, value: field.value };
}

/** Whether nobody has done anything since. */
export function isUntouched(place: Place | null): boolean {
  return (
    place !== null && document.activeElement === place.field && place.field.value === place.value
  );
}

/** Selects the text of a box, if it has the focus: typing then replaces it. */
export function selectText(inputId: string): void {
  const box = document.activeElement;
  if (box instanceof HTMLInputElement && box.id === inputId) box.select();
}
