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

/** A ZIP archive. @param declaredSize what its directory says of the size of each file, instead of the truth */
export function zip(files: Record<string, string | Uint8Array>, declaredSize?: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const named = utf8(name);
    const plain = typeof content === 'string' ? utf8(content) : content;
    const packed = deflateRawSync(plain);
    const common = record([
      [2, 20],
      [2, 0],
      [2, 8],
      [4, 0],
      [4, 0],
      [4, packed.length],
      [4, declaredSize ?? plain.length],
      [2, named.length],
      [2, 0],
    ]);
    parts.push(record([[4, 0x04034b50]]), common, named, packed);
    directory.push(
      record([
        [4, 0x02014b50],
        [2, 20],
      ]),
      common,
    );
    directory.push(
      record([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ]),
      named,
    );
    offset += 4 + common.length + named.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(files).length;
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...parts, ...directory, end]);
}

function record(fields: [bytes: 2 | 4, value: number][]): Uint8Array {
  return Buffer.concat(
    fields.map(([length, value]) => {
      const field = Buffer.alloc(length);
      field.writeUIntLE(value, 0, length);
      return field;
    }),
  );
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook whose only sheet is written out: "<row><c><v>1</v></c></row>". */
export function rawXlsx(
  rows: string,
  { declaredSize }: { declaredSize?: number } = {},
): Uint8Array {
  return zip(
    {
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    },
    declaredSize,
  );
}

interface XlsOptions {
  bookType?: 'biff8' | 'biff5';
  date1904?: boolean;
}

export function xls(
  sheets: Record<string, WorkSheet>,
  { bookType = 'biff8', date1904 = false }: XlsOptions = {},
): Uint8Array {
  const workbook = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets))
    utils.book_append_sheet(workbook, sheet, name);
  workbook.Workbook = { WBProps: { date1904 } };
  return new Uint8Array(write(workbook, { bookType, type: 'array' }));
}
