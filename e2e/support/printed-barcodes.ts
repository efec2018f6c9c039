import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const ORIGIN = 'http://pdf.test';
const DOTS_PER_MM = 300 / 25.4;
const POINTS_PER_MM = 72 / 25.4;

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name));

// From the package, because the library would download it.
const wasmBinary = new Uint8Array(readFileSync(fileOf('zxing-wasm/reader/zxing_reader.wasm')))
  .buffer;
prepareZXingModule({ overrides: { wasmBinary } });

/** The labels of a sheet, in millimetres. */
export interface PrintedSheet {
  columns: number;
  rows: number;
  width: number;
  height: number;
  left: number;
  top: number;
  gap: number;
}

/** Draws a PDF with 300 dots per inch, cuts the sheets into labels and reads each. @returns '' where a label has no code */
export async function readPrinted(
  context: BrowserContext,
  pdf: Buffer,
  sheet: PrintedSheet,
): Promise<string[]> {
  const labels = await drawLabels(context, pdf, sheet);
  const read = await Promise.all(labels.map((label) => readBarcodes(label)));
  return read.map((found) => found.map(({ text }) => text).join());
}

async function drawLabels(context: BrowserContext, pdf: Buffer, sheet: PrintedSheet) {
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = new URL(route.request().url()).pathname;
    if (name === '/file.pdf') return route.fulfill({ body: pdf });
    if (name === '/pdfjs.mjs') return route.fulfill({ path: fileOf('unpdf/pdfjs') });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  });
  await page.goto(`${ORIGIN}/`);
  const scale = { dots: DOTS_PER_MM, points: POINTS_PER_MM };
  const images = await page.evaluate(cutLabels, { sheet, scale });
  await page.close();
  return images.map(
    (url) => new Uint8Array(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')),
  );
}

/** Runs in the browser. @returns the labels as addresses of data */
async function cutLabels({
  sheet,
  scale,
}: {
  sheet: PrintedSheet;
  scale: { dots: number; points: number };
}): Promise<string[]> {
  const name = '/pdfjs.mjs';
  const { getDocument } = await import(name);
  const data = await (await fetch('/file.pdf')).arrayBuffer();
  const file = await getDocument({ data }).promise;
  const [paper, label] = [document.createElement('canvas'), document.createElement('canvas')];
  const pens = { paper: paper.getContext('2d')!, label: label.getContext('2d')! };
  label.width = Math.round(sheet.width * scale.dots);
  label.height = Math.round(sheet.height * scale.dots);
  const labels: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: scale.dots / scale.points });
    Object.assign(paper, { width: viewport.width, height: viewport.height });
    await page.render({ canvas: paper, canvasContext: pens.paper, viewport }).promise;
    for (let place = 0; place < sheet.columns * sheet.rows; place += 1) {
      const [row, column] = [Math.floor(place / sheet.columns), place % sheet.columns];
      const left = sheet.left + column * (sheet.width + sheet.gap);
      const top = sheet.top + row * sheet.height;
      pens.label.drawImage(paper, -Math.round(left * scale.dots), -Math.round(top * scale.dots));
      labels.push(label.toDataURL('image/png'));
    }
  }
  return labels;
}
