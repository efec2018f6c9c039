import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';

/** The rows of a Russian CSV file: `;` between cells, quotes where a cell needs them. */
export async function readCsv(download: Download): Promise<string[][]> {
  const text = (await readFile(await download.path())).toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The file does not begin with its mark of UTF-8');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .slice(1)
    // The last line may have no end.
    .replace(/(?<!\r\n)$/, '\r\n')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The rows of a workbook's first sheet. */
export async function readXlsx(download: Download): Promise<unknown[][]> {
  const [sheet] = await readXlsxFile(await readFile(await download.path()));
  return sheet?.data ?? [];
}
