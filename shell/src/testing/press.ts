import { createEvent, fireEvent } from '@testing-library/react';

/** Between two keys of a hand, and of a scanner. */
const HAND_MS = 120;
const SCANNER_MS = 20;
const HICCUP_MS = 200;
const BETWEEN_SCANS_MS = 400;
let time = 0;

/** Presses keys where the focus is, as quick as a hand; a capital letter with Shift. */
export function pressByHand(...keys: string[]): void {
  for (const key of keys) press(key, HAND_MS);
}

/**
 * Presses the keys of a code in the pace of a scanner, after a pause; `…` in the code is a pause of a busy machine.
 * @returns the keys that were left to the browser
 */
export function scan(code: string, end?: 'Enter' | 'Tab'): string {
  time += BETWEEN_SCANS_MS;
  const left = [...code].filter((key) => {
    if (key === '…') {
      time += HICCUP_MS;
      return false;
    }
    if (key !== key.toLowerCase()) press('Shift', 0);
    return press(key, SCANNER_MS);
  });
  if (end && press(end, SCANNER_MS)) left.push(end);
  return left.join('');
}

function press(key: string, after: number): boolean {
  const target = document.activeElement ?? document.body;
  const shiftKey = key === 'Shift' || key !== key.toLowerCase();
  const event = createEvent.keyDown(target, { key, shiftKey });
  time += after;
  // jsdom would take it from the clock of the machine.
  Object.defineProperty(event, 'timeStamp', { value: time });
  return fireEvent(target, event);
}
