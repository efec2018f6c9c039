import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

interface PrintedPage {
  /** Of all sheets, with plain spaces. */
  text: string;
  sheets: number;
  /** Of the first sheet, in millimetres. */
  width: number;
  height: number;
}

const MM_PER_POINT = 25.4 / 72;

/** The page as the browser prints it, on the paper that its styles ask for. */
export async function printPage(page: Page): Promise<PrintedPage> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  return {
    text: text.replace(/\s+/g, ' '),
    sheets: totalPages,
    width: Math.round(width * MM_PER_POINT),
    height: Math.round(height * MM_PER_POINT),
  };
}
