import readXlsxFile from 'read-excel-file/node';

/** The cells of a CSV file by RFC 4180, without the mark at its beginning. The last line needs no end. */
export function parseCsv(bytes: Uint8Array, separator: string): string[][] {
  const text = `${new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)}\r\n`;
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [[]];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`,
    'gy',
  );
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`Not CSV at ${cell.lastIndex}`);
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

/** The cells of the first sheet of a workbook, read by another library than the one that writes it. */
export async function parseXlsx(bytes: Uint8Array): Promise<unknown[][]> {
  const [sheet] = await readXlsxFile(Buffer.from(bytes));
  if (!sheet) throw new Error('The workbook has no sheet');
  return sheet.data;
}
