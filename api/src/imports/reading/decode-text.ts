import type { Encoding } from './source-table';

const MARKS: readonly [encoding: Encoding, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const SAMPLE_SIZE = 4096;
/** Of the bytes of a UTF-16 file, even when most of its letters are Cyrillic: separators, digits and ends of lines. */
const LEAST_ZEROS = 0.02;

/** The text of a file, without its byte order mark. Bytes that the encoding doesn't know become replacement signs. */
export function decodeText(
  bytes: Uint8Array,
  encoding = detectEncoding(bytes),
): { text: string; encoding: Encoding } {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** By the byte order mark, else by what the bytes can mean. Any bytes can be windows-1251. */
function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, SAMPLE_SIZE);
  const zerosAt = (parity: number) =>
    sample.reduce((sum, byte, index) => sum + Number(byte === 0 && index % 2 === parity), 0);
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > sample.length * LEAST_ZEROS && odd > even * 10) return 'utf-16le';
  if (even > sample.length * LEAST_ZEROS && even > odd * 10) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1251';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
