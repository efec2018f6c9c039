import { deflateRawSync } from 'node:zlib';
import { utils, write, type WorkSheet } from '@e965/xlsx';

const CYRILLIC = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';
const OTHERS: Record<string, number> = {
  Ё: 0xa8,
  ё: 0xb8,
  '№': 0xb9,
  '«': 0xab,
  '»': 0xbb,
  '\u00a0': 0xa0,
};

export function utf8(text: string, mark = ''): Uint8Array {
  return new TextEncoder().encode(mark + text);
}

export function windows1251(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const letter = CYRILLIC.indexOf(sign);
    return letter >= 0 ? 0xc0 + letter : (OTHERS[sign] ?? sign.charCodeAt(0));
  });
}

export function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  [...text].forEach((sign, index) => view.setUint16(index * 2, sign.charCodeAt(0), isLittleEndian));
  return bytes;
}

interface ZipOptions {
  /** What the directory says of the size of each file, instead of the truth. */
  declaredSize?: number;
  /** Sizes of 64 bits, in the extra fields of the directory. */
  areSizesLong?: boolean;
}

const ELSEWHERE = 0xffffffff;

export function zip(
  files: Record<string, string>,
  { declaredSize, areSizesLong = false }: ZipOptions = {},
): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const named = utf8(name);
    const packed = deflateRawSync(content);
    const size = declaredSize ?? utf8(content).length;
    const deflated = [u16(20, 0, 8), u32(0, 0)];
    const sizes = u32(packed.length, size);
    const header = [u32(0x04034b50), ...deflated, sizes, u16(named.length, 0), named, packed];
    const extra = areSizesLong ? [u16(1, 16), u32(size, 0, packed.length, 0)] : [];
    directory.push(
      ...[u32(0x02014b50), u16(20), ...deflated, areSizesLong ? u32(ELSEWHERE, ELSEWHERE) : sizes],
      ...[u16(named.length, areSizesLong ? 20 : 0, 0, 0, 0), u32(0, offset), named, ...extra],
    );
    parts.push(...header);
    offset += lengthOf(header);
  }
  const count = Object.keys(files).length;
  const end = [u32(0x06054b50), u16(0, 0, count, count), u32(lengthOf(directory), offset), u16(0)];
  return Buffer.concat([...parts, ...directory, ...end]);
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function u16(...values: number[]): Uint8Array {
  return new Uint8Array(Uint16Array.from(values).buffer);
}

function u32(...values: number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(values).buffer);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook whose only sheet is written out: "<row><c><v>1</v></c></row>". */
export function rawXlsx(rows: string, options: ZipOptions = {}): Uint8Array {
  return zip(
    {
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    },
    options,
  );
}

interface SheetJsOptions {
  bookType?: 'biff8' | 'biff5' | 'xlsx';
  date1904?: boolean;
}

/** As SheetJS writes workbooks: XLS unless said otherwise. */
export function xls(
  sheets: Record<string, WorkSheet>,
  { bookType = 'biff8', date1904 = false }: SheetJsOptions = {},
): Uint8Array {
  const workbook = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets))
    utils.book_append_sheet(workbook, sheet, name);
  workbook.Workbook = { WBProps: { date1904 } };
  return new Uint8Array(write(workbook, { bookType, type: 'array', bookSST: true }));
}
