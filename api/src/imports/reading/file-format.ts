import { msg, type Text } from '@stockroom/contract';
import { isZipBomb, readDirectory } from './archive';
import { UnreadableFileError } from './source-table';

type Reason = keyof typeof REFUSALS;

/* eslint-disable lingui/no-unlocalized-strings -- bytes and parts of formats */
const FORMATS_BY_START: readonly [start: string, format: Reason | 'zip' | 'compound'][] = [
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'compound'],
  ['%PDF', 'pdf'],
  ['{\\rtf', 'document'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['Rar!', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['\x1f\x8b', 'archive'],
];

/** Parts by which an archive is a document of another kind. The first that is there counts. */
const FORMATS_BY_PART: readonly [part: string, format: Reason | 'xlsx'][] = [
  ['xl/workbook.xml', 'xlsx'],
  ['xl/workbook.bin', 'otherWorkbook'],
  ['word/document.xml', 'document'],
  ['content.xml', 'openDocument'],
];

/** Streams of a compound file, as its directory names them. */
const FORMATS_BY_STREAM: readonly [stream: string, format: Reason | 'xls'][] = [
  ['EncryptedPackage', 'protected'],
  ['Workbook', 'xls'],
  ['Book', 'otherWorkbook'],
];

/* eslint-enable lingui/no-unlocalized-strings */

const REFUSALS = {
  pdf: msg(
    '{file} is a PDF document. Save the table as XLSX or CSV in the program that made it, and choose that file.',
  ),
  webPage: msg('{file} is a web page. Open it in Excel, save it as XLSX, and choose that file.'),
  xml: msg('{file} is an XML file. Open it in Excel, save it as XLSX, and choose that file.'),
  document: msg(
    '{file} is a text document. Copy its table into Excel, save it as XLSX, and choose that file.',
  ),
  openDocument: msg(
    '{file} is an OpenDocument file. Save it as XLSX in LibreOffice, and choose that file.',
  ),
  otherWorkbook: msg(
    '{file} is a workbook of another kind (XLSB or Excel 95). Save it as XLSX in Excel, and choose that file.',
  ),
  protected: msg(
    '{file} needs a password. Save the workbook without a password, and choose that file.',
  ),
  picture: msg('{file} is a picture. Choose a table: XLSX, XLS or CSV.'),
  archive: msg('{file} is an archive. Unpack it, and choose the table in it.'),
  bomb: msg('{file} unpacks to far more than a table needs. Save it as CSV, and choose that file.'),
  damaged: msg(
    '{file} is damaged or needs a password. Save its table in Excel as a new file, and choose that file.',
  ),
  other: msg('{file} holds no table. Choose a file of XLSX, XLS or CSV.'),
  noSheet: msg('{file} has no such sheet. Choose another one.'),
  orders: msg('{file} is a list of orders, whose quantities are not stock. Choose another file.'),
  movements: msg(
    '{file} is a list of stock movements, whose quantities are not stock. Choose another file.',
  ),
  empty: msg('{file} is empty. Choose a file with a table.'),
  tooMuch: msg(
    '{file} takes too much time or memory. Split it into several files, or save it as CSV.',
  ),
  large: msg('{file} is larger than 20 MB. Split it into several files.'),
} satisfies Record<string, Text>;

const MAX_FILE_SIZE = 20 * 1024 * 1024;

export function refuse(reason: Reason, file: string, cause?: unknown): UnreadableFileError {
  const { text } = REFUSALS[reason];
  return new UnreadableFileError({ text, values: { file } }, { cause });
}

/**
 * Finds out the format from the content.
 * @throws UnreadableFileError when it is none that we read
 */
export function formatOf(bytes: Uint8Array, file: string): 'csv' | 'xlsx' | 'xls' {
  if (bytes.length === 0) throw refuse('empty', file);
  if (bytes.length > MAX_FILE_SIZE) throw refuse('large', file);
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const found = FORMATS_BY_START.find(([first]) => start.startsWith(first))?.[1] ?? 'csv';
  const format =
    found === 'zip'
      ? formatOfArchive(bytes)
      : found === 'compound'
        ? formatOfCompound(bytes)
        : found;
  if (format === 'csv' || format === 'xlsx' || format === 'xls') return format;
  throw refuse(format, file);
}

function formatOfArchive(bytes: Uint8Array) {
  const entries = readDirectory(bytes);
  if (!entries) return 'damaged';
  const names = new Set(entries.map(({ name }) => name));
  const format = FORMATS_BY_PART.find(([part]) => names.has(part))?.[1] ?? 'archive';
  return format === 'xlsx' && isZipBomb(entries, bytes.length) ? 'bomb' : format;
}

function formatOfCompound(bytes: Uint8Array) {
  // Names are in ASCII, between zero bytes.
  const content = new TextDecoder('latin1').decode(bytes);
  const inDirectory = (name: string) => `${[...name].join('\0')}\0\0`;
  return FORMATS_BY_STREAM.find(([name]) => content.includes(inDirectory(name)))?.[1] ?? 'document';
}

/** @throws UnreadableFileError for text that is no table, by its beginning */
export function checkText(text: string, file: string): void {
  const start = text.slice(0, 10_000);
  if (text.trim() === '') throw refuse('empty', file);
  if (/^\s*(<!doctype html|<html|<head|<body|<meta|<table|<style|mime-version:)/i.test(start))
    throw refuse('webPage', file);
  if (/^\s*<\?xml/.test(start)) throw refuse(/<html/i.test(start) ? 'webPage' : 'xml', file);
  // eslint-disable-next-line no-control-regex -- text has tabs and ends of lines, other files have more
  const control = start.match(/[\0-\x08\x0e-\x1f\x7f]/g)?.length ?? 0;
  if (control > start.length / 100) throw refuse('other', file);
}
