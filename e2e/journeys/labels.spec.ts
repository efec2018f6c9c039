import { randomInt } from 'node:crypto';
import { rightCheckDigit } from '@stockroom/contract';
import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { readPrinted } from '../support/printed-barcodes';
import { printPage } from '../support/printed-page';
import { scan } from '../support/scan';

/** Digits that no other worker has. */
let last = randomInt(10 ** 10, 10 ** 11);
const newDigits = (length: number) => String((last += 1)).slice(-length);
const checked = (digits: string) => `${digits}${rightCheckDigit(`${digits}0`) ?? 0}`;
const A4_65 = { columns: 5, rows: 13, width: 38.1, height: 21.2, left: 4.75, top: 10.7, gap: 2.5 };
const ROLL = { columns: 1, rows: 1, width: 58, height: 40, left: 0, top: 0, gap: 0 };
const KINDS = [
  () => checked(`29${newDigits(10)}`),
  () => checked(newDigits(7)),
  () => `C-${newDigits(5)}`,
];

test('500 labels print in seconds, and another program reads every barcode on the sheets', async ({
  page,
  api,
  context,
}) => {
  const codes = Array.from({ length: 50 }, (_, index) => KINDS[index % KINDS.length]!());
  const ids: string[] = [];
  for (const code of codes)
    ids.push((await api.createProduct({ barcodes: [{ code, units: 1 }] }))._id);
  await page.goto(`/products/labels?products=${ids.map((id) => `${id}:10`).join(',')}`);
  await page.getByLabel('Paper').selectOption({ label: 'A4, 65 labels of 38,1 × 21,2 mm' });
  await expect(page.getByRole('button', { name: 'Print 500 labels' })).toBeEnabled();
  await expect(page.getByText('8 pages')).toBeVisible();
  const start = performance.now();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`The PDF of 500 labels took ${seconds} s and has ${pdf.length} bytes\n`);
  const read = await readPrinted(context, pdf, A4_65);
  const expected = codes.flatMap((code) => Array<string>(10).fill(code));
  expect(read).toEqual([...expected, ...Array<string>(20).fill('')]);
});

test('a roll prints one scanned label a page, without anything of the screen', async ({
  page,
  api,
  context,
}) => {
  const code = KINDS[0]!();
  const name = unique('Kettle');
  await api.createProduct({ name, barcodes: [{ code, units: 1 }] });
  await page.goto('/products');
  await page.getByRole('main').getByRole('link', { name: 'Print Labels' }).click();
  await expect(page.getByText('No labels yet')).toBeVisible();
  await scan(page, code);
  await expect(page.getByRole('button', { name: 'Print 1 label' })).toBeEnabled();
  await scan(page, [code, code, code]);
  await expect(page.getByRole('button', { name: 'Print 4 labels' })).toBeEnabled();
  await page.getByLabel('Paper').selectOption({ label: 'Roll, 58 × 40 mm' });
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  const printed = await printPage(page);
  expect(printed).toMatchObject({ width: 58, height: 40 });
  expect(printed.sheets).toHaveLength(4);
  for (const sheet of printed.sheets)
    for (const text of [name, '150,00 ₽', code]) expect(sheet).toContain(text);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(await readPrinted(context, pdf, ROLL)).toEqual([code, code, code, code]);
  for (const text of ['Labels', 'Paper', 'Dashboard', 'Built by', 'Copies'])
    expect(printed.text).not.toContain(text);
});
