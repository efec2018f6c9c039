import { msg, type Text } from '@stockroom/contract';

/** Reads an amount: "1 250,50 ₽" is 1250.5. */
export function parseNumber(_text: string): { value: number } | { problem: Text } {
  return { problem: msg('Write a number') };
}

/** Reads a SKU or a barcode, leading zeros included. */
export function parseCode(text: string): { value: string } | { problem: Text } {
  return { value: text };
}
