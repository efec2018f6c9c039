/** On opening: not its Close button, whose tooltip would lie over what is to be read. */
export function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
