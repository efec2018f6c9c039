/** On its way to a field. A field that takes scans by itself prevents the default: to type the code and press Enter. */
export type ScanEvent = CustomEvent<string>;

export const SCAN_EVENT = 'scan';

/** @returns whether the field took the code by itself */
export function sendScan(field: HTMLElement, code: string): boolean {
  return !field.dispatchEvent(new CustomEvent(SCAN_EVENT, { detail: code, cancelable: true }));
}
