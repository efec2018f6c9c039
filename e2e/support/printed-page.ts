import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

interface PrintedPage {
  /** The text of all sheets, with plain spaces. */
  text: string;
  /** The text of each sheet. */
  sheets: string[];
  /** Of the first sheet, in millimetres. */
  width: number;
  height: number;
}

const MM_PER_POINT = 25.4 / 72;

/** Prints the page on the paper that its styles set. */
export async function printPage(page: Page): Promise<PrintedPage> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const sheets = text.map((sheet) => sheet.replace(/\s+/g, ' '));
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  return {
    text: sheets.join(' '),
    sheets,
    width: Math.round(width * MM_PER_POINT),
    height: Math.round(height * MM_PER_POINT),
  };
}
