import type { Role } from '@stockroom/contract';
import { addProduct, faults, field, scan as scanInto } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BOX, came, openDelivery, postButton, row } from '../testing/delivery';

async function openForScans(role?: Role) {
  const shop = await openDelivery(role);
  await shop.user.click(field('Scan or find a product'));
  const scan = (...codes: string[]) => scanInto(shop.user, ...codes);
  return { ...shop, scan };
}

test('counts each scan, and the units of a box', async () => {
  const { scan, saved } = await openForScans();
  await scan(BOX);
  await waitFor(() => expect(came('Lamp')).toHaveValue('6'));
  await scan('lmp-1');
  await waitFor(() => expect(came('Lamp')).toHaveValue('7'));
  await waitFor(async () => expect((await saved()).lines[0]).toMatchObject({ quantity: 7 }));
});

test('says what the last scan has counted, and marks its line', async () => {
  const { scan } = await openForScans();
  await scan(BOX);
  expect(await screen.findByText('Scanned: Lamp, 6 pieces so far')).toBeVisible();
  expect(came('Lamp').parentElement).toHaveAttribute('data-scanned', 'true');
  await scan('DSK-1');
  expect(await screen.findByText('Scanned: Desk, 1 piece so far')).toBeVisible();
  expect(came('Lamp').parentElement).toHaveAttribute('data-scanned', 'false');
});

test('loses no scan, however late the answers come', async () => {
  const { scan, saved } = await openForScans();
  const findLate = faults.hold('get', 'products');
  await scan('LMP-1', 'DSK-1', 'LMP-1');
  expect(came('Lamp')).toHaveValue('');
  const saveLate = faults.hold('put', 'documents/:id/lines');
  findLate();
  await waitFor(() => expect(came('Lamp')).toHaveValue('2'));
  await scan('LMP-1', 'DSK-1');
  await waitFor(() => expect(came('Desk')).toHaveValue('2'));
  saveLate();
  await waitFor(async () =>
    expect((await saved()).lines).toMatchObject([{ quantity: 3 }, { quantity: 2 }]),
  );
  expect(screen.queryByText(/in the meantime/)).not.toBeInTheDocument();
});

test('asks before a product comes in that the order lacks', async () => {
  const { scan, request, user } = await openForScans();
  await addProduct(request, { name: 'Gift', sku: 'GFT-1' });
  await scan('GFT-1');
  await waitFor(() => expect(came('Gift')).toHaveValue('1'));
  await user.click(postButton());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Gift: +1 piece');
});

test('adds lines of products that the order lacks, and keeps their price of 0', async () => {
  const { scan, saved, request, user } = await openForScans();
  await addProduct(request, { name: 'Gift', sku: 'GFT-1' });
  await addProduct(request, { name: 'Hook', sku: 'HOK-1' });
  await scan('GFT-1', 'HOK-1', 'GFT-1');
  await waitFor(() => expect(screen.getByRole('row', { name: /^Gift/ })).toBeVisible());
  await waitFor(() => expect(came('Gift')).toHaveValue('2'));
  expect(came('Hook')).toHaveValue('1');
  await waitFor(async () => expect((await saved()).lines).toHaveLength(4));
  await user.type(within(row('Gift')).getByLabelText(/^Price/), '0{Enter}');
  const gift = async () =>
    (await saved()).lines.find(({ productName }) => productName === 'Gift')?.unitPrice;
  await waitFor(async () => expect(Number((await gift()) ?? NaN)).toBe(0));
});

test('offers to create a product for an unknown code or to add the code to one', async () => {
  const { scan, user } = await openForScans();
  await scan('4600000000008');
  await user.click(await screen.findByText('Add this code to a product'));
  const dialog = await screen.findByRole('dialog', { name: /4600000000008/ });
  await user.type(within(dialog).getByRole('combobox', { name: 'Product' }), 'desk{Enter}');
  const units = within(dialog).getByRole('spinbutton', { name: 'Units' });
  await waitFor(() => expect(units).toHaveFocus());
  await user.type(units, '{Enter}');
  await waitFor(() => expect(came('Desk')).toHaveValue('1'));
  // The next scan follows at once.
  expect(field('Scan or find a product')).toHaveFocus();
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
});

test('tells of every unknown code, until it belongs to a product', async () => {
  const { scan, user } = await openForScans();
  await scan('4600000000008', 'LMP-1', '4600000000015', 'LMP-1');
  await waitFor(() => expect(came('Lamp')).toHaveValue('2'));
  expect(screen.getByText(/Nothing found for “4600000000008”/)).toBeVisible();
  expect(screen.getByText(/Nothing found for “4600000000015”/)).toBeVisible();
  const [first] = screen.getAllByText('Add this code to a product');
  await user.click(first!);
  const dialog = within(await screen.findByRole('dialog', { name: /4600000000008/ }));
  await user.type(dialog.getByRole('combobox', { name: 'Product' }), 'desk{Enter}');
  await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Units' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(came('Desk')).toHaveValue('1'));
  expect(screen.queryByText(/4600000000008/)).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  expect(field('Scan or find a product')).toHaveFocus();
});

test('offers nothing for a code whose last digit is wrong', async () => {
  const { scan } = await openForScans();
  await scan('4600000000009');
  expect(await screen.findByText(/last digit of this barcode should be 8/)).toBeVisible();
  expect(screen.queryByText('Add this code to a product')).not.toBeInTheDocument();
});

test('tells somebody who may not add products what to do with an unknown code', async () => {
  const { scan } = await openForScans('warehouse');
  await scan('4600000000008');
  expect(await screen.findByText(/^Put the product aside/)).toBeVisible();
  expect(screen.queryByText('Add this code to a product')).not.toBeInTheDocument();
});

test('counts a barcode with letters that a slow scanner types', async () => {
  const { request, user } = await openForScans();
  await addProduct(request, { name: 'Gift', barcodes: [{ code: 'BOX-G', units: 6 }] });
  for (const quantity of ['6', '12']) {
    await user.type(field('Scan or find a product'), 'BOX-G{Enter}');
    await waitFor(() => expect(came('Gift')).toHaveValue(quantity));
    expect(field('Scan or find a product')).toHaveFocus();
  }
});

test('asks before it posts without a code that means no product', async () => {
  const { scan, saved, user } = await openForScans();
  await scan('LMP-1', 'NOTHING-1');
  await screen.findByText(/Nothing found for “NOTHING-1”/);
  await user.click(postButton());
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(field('Scan or find a product')).toHaveFocus());
  expect((await saved()).state).toBe('draft');
});
