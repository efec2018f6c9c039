/** A file within a ZIP archive, as the archive's directory declares it. Sizes are in bytes. */
interface ArchiveEntry {
  name: string;
  packedSize: number;
  size: number;
}

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_ENTRY_LENGTH = 46;
/** Instead of a size. */
const ELSEWHERE = 0xffffffff;
const LONG_SIZES = 1;
/** A deflated file without content still takes two bytes. */
const EMPTY_PACKED_SIZE = 2;

/** Workbooks of the largest size that we take, 20 MB, unpack to about 150 MB. */
const MAX_UNPACKED_SIZE = 200 * 1024 * 1024;
/** The parts that stay in memory as a whole, such as the texts of all cells. */
const MAX_PART_SIZE = 64 * 1024 * 1024;
/** Workbooks pack at 30:1 at most, zip bombs at 1000:1. */
const MAX_RATIO = 200;

/** The directory of a ZIP archive, undefined when it is damaged. */
export function readDirectory(bytes: Uint8Array): ArchiveEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directoryEnd = findDirectoryEnd(view);
  if (directoryEnd === undefined) return undefined;
  const entries: ArchiveEntry[] = [];
  let at = view.getUint32(directoryEnd + 16, true);
  for (let left = view.getUint16(directoryEnd + 10, true); left > 0; left--) {
    if (at + DIRECTORY_ENTRY_LENGTH > bytes.length) return undefined;
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    const nameEnd = at + DIRECTORY_ENTRY_LENGTH + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const end = extraEnd + view.getUint16(at + 32, true);
    if (end > bytes.length) return undefined;
    const sizes = [view.getUint32(at + 24, true), view.getUint32(at + 20, true)];
    const [size = 0, packedSize = 0] = sizes.includes(ELSEWHERE)
      ? longSizes(new DataView(bytes.buffer, bytes.byteOffset + nameEnd, extraEnd - nameEnd), sizes)
      : sizes;
    const name = bytes.subarray(at + DIRECTORY_ENTRY_LENGTH, nameEnd);
    entries.push({ name: new TextDecoder().decode(name), packedSize, size });
    at = end;
  }
  return entries;
}

/** Some programs always write sizes of 64 bits, which stand in an extra field. */
function longSizes(extra: DataView, sizes: readonly number[]): number[] {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== LONG_SIZES) continue;
    let next = at + 4;
    return sizes.map((size) => {
      if (size !== ELSEWHERE || next + 8 > extra.byteLength) return size;
      next += 8;
      return Number(extra.getBigUint64(next - 8, true));
    });
  }
  return [...sizes];
}

function findDirectoryEnd(view: DataView): number | undefined {
  const last = view.byteLength - DIRECTORY_END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  return undefined;
}

/** The workbook reader unpacks no more of an entry than its declared size, so that these sizes are the real ones. */
export function isZipBomb(entries: readonly ArchiveEntry[], archiveSize: number): boolean {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    total > Math.min(MAX_UNPACKED_SIZE, archiveSize * MAX_RATIO) ||
    entries.some(hidesItsSize) ||
    entries.some(
      ({ name, size }) => size > MAX_PART_SIZE && !/^xl\/(worksheets|media)\//.test(name),
    )
  );
}

/** The reader takes a declared size of 0 for an unknown one. */
function hidesItsSize({ name, packedSize, size }: ArchiveEntry): boolean {
  return (
    size === 0 && packedSize !== EMPTY_PACKED_SIZE && !(packedSize === 0 && name.endsWith('/'))
  );
}
