import { checksumOf } from './checksum';

/** A file within the archive; its text comes as it is read, and is never held as a whole. */
export interface ZipPart {
  path: string;
  text: AsyncIterable<string> | Iterable<string>;
}

interface PackedPart {
  name: Uint8Array;
  offset: number;
  checksum: number;
  size: number;
  packedSize: number;
}

/** A number in so many bytes. */
type Field = readonly [bytes: 2 | 4, value: number];

const VERSION: Field = [2, 20];
/** Sizes behind the content, names in UTF-8; deflate; midnight of 1 January 1980, the first day there is. */
const FORMAT: readonly Field[] = [
  [2, 0x0808],
  [2, 8],
  [2, 0],
  [2, 0x0021],
];
/** Sizes and places are numbers of 32 bits. */
const LARGEST = 0xffffffff;

/** A ZIP archive, made while it is sent. @throws RangeError beyond 4 GB */
export async function* zipStream(
  parts: AsyncIterable<ZipPart>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const packed: PackedPart[] = [];
  let offset = 0;
  for await (const { path, text } of parts) {
    const name = new TextEncoder().encode(path);
    const part = { name, offset, checksum: 0, size: 0, packedSize: 0 };
    const head = headOf(part);
    yield head;
    for await (const bytes of deflated(text, part)) {
      part.packedSize += bytes.length;
      yield bytes;
    }
    const sizes = bytesOf([[4, 0x08074b50], ...sizesOf(part)]);
    yield sizes;
    offset += head.length + part.packedSize + sizes.length;
    if (Math.max(offset, part.size) > LARGEST) throw new RangeError('More than 4 GB');
    packed.push(part);
  }
  const entries = packed.map(entryOf);
  yield* entries;
  yield endOf(entries, offset);
}

/** Before a part: its sizes are not known yet. */
function headOf(part: PackedPart): Uint8Array<ArrayBuffer> {
  const length: Field = [2, part.name.length];
  return bytesOf(
    [[4, 0x04034b50], VERSION, ...FORMAT, ...sizesOf(part), length, [2, 0]],
    part.name,
  );
}

/** At the end of the archive: where the part is. */
function entryOf(part: PackedPart): Uint8Array<ArrayBuffer> {
  const fields: Field[] = [[4, 0x02014b50], VERSION, VERSION, ...FORMAT, ...sizesOf(part)];
  // No extra field, no comment, the first disk, no attributes.
  fields.push([2, part.name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, part.offset]);
  return bytesOf(fields, part.name);
}

function endOf(entries: readonly Uint8Array[], start: number): Uint8Array<ArrayBuffer> {
  const length = entries.reduce((sum, entry) => sum + entry.length, 0);
  const count: Field = [2, entries.length];
  return bytesOf([[4, 0x06054b50], [4, 0], count, count, [4, length], [4, start], [2, 0]]);
}

function sizesOf({ checksum, packedSize, size }: PackedPart): Field[] {
  return [
    [4, checksum],
    [4, packedSize],
    [4, size],
  ];
}

/** The numbers, their lowest bytes first, and what follows them. */
function bytesOf(
  fields: readonly Field[],
  rest: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const numbers = fields.flatMap(([bytes, value]) =>
    Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff),
  );
  return Uint8Array.from([...numbers, ...rest]);
}

/** Packs the text and counts it. Its streams would read ahead without end, so they are fed only while more is wanted. */
async function* deflated(text: ZipPart['text'], part: PackedPart) {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const [reader, writer] = [readable.getReader(), writable.getWriter()];
  const plain = encoded(text, part);
  let isFed = false;
  try {
    for (;;) {
      let isWanted = true;
      const packed = reader.read().finally(() => (isWanted = false));
      while (isWanted && !isFed) {
        const { done, value } = await plain.next();
        isFed = done === true;
        // What is packed may have to be taken before more is accepted.
        await Promise.race([packed, done ? writer.close() : writer.write(value)]);
      }
      const { done, value } = await packed;
      if (done) return;
      yield value;
    }
  } finally {
    await plain.return();
    await reader.cancel();
  }
}

async function* encoded(text: ZipPart['text'], part: PackedPart) {
  const encoder = new TextEncoder();
  for await (const chunk of text) {
    const bytes = encoder.encode(chunk);
    part.size += bytes.length;
    part.checksum = checksumOf(bytes, part.checksum);
    yield bytes;
  }
}
