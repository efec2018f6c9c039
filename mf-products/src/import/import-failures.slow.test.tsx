import {
  collectDownloads,
  faults,
  findPage,
  findToast,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BROKEN, HEADINGS, LAMP, openImports } from '../testing/import-page';

const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });

test('says why the server refuses a file, and takes another one', async () => {
  const { drop, upload } = await openImports();
  drop(['%PDF-1.7'], 'stock.xlsx');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('group', { name: 'File' })).toBeVisible();
  await upload([HEADINGS, LAMP]);
});

test('says that a file did not arrive', async () => {
  faults.offline('post', 'imports');
  const { drop } = await openImports();
  drop([HEADINGS, LAMP]);
  expect(await screen.findByText('Failed to upload the file')).toBeVisible();
});

test('keeps a correction that was not saved', async () => {
  const { user, upload } = await openImports();
  await upload([HEADINGS, LAMP]);
  faults.status('put', 'imports/:id/rows/:line', 500);
  await user.click(button('Desk lamp'));
  const box = screen.getByRole('textbox', { name: 'Product name' });
  await user.clear(box);
  await user.keyboard('Lamp{Enter}');
  expect(await findToast('Failed to save the value')).toBeVisible();
  expect(box).toHaveValue('Lamp');
  takeLogged();
  faults.heal();
  fireEvent.blur(box);
  expect(await findButton('Lamp')).toBeVisible();
});

test('shows the saved settings again when a choice was not saved', async () => {
  const { user, upload } = await openImports();
  await upload([HEADINGS, LAMP]);
  faults.status('put', 'imports/:id', 500);
  await user.selectOptions(screen.getByLabelText('Category'), 'Leave out');
  expect(await findToast('Failed to save the settings')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveValue('category'));
  takeLogged();
});

test('shows the saved date of stock again when the server refuses another', async () => {
  const { upload } = await openImports();
  await upload([HEADINGS, LAMP]);
  const date = screen.getByLabelText('Date of stock');
  fireEvent.change(date, { target: { value: '2999-12-31' } });
  expect(await findToast('The day of the count cannot be in the future')).toBeVisible();
  await waitFor(() => expect(button('Import 1 row')).toBeEnabled());
  fireEvent.blur(date);
  expect(date).toHaveValue('');
  takeLogged();
});

test('offers Retry when an import does not load', async () => {
  faults.status('get', 'imports/:id', 500);
  const { user, drop } = await openImports();
  drop([HEADINGS, LAMP]);
  await findToast('Failed to load the import');
  takeLogged();
  faults.heal();
  await user.click(button('Retry'));
  expect(await findButton('Import 1 row')).toBeVisible();
});

test('people who leave the page while it uploads a file stay where they went', async () => {
  const { drop, open, currentPath } = await openImports();
  const release = faults.hold('post', 'imports');
  drop([HEADINGS, LAMP]);
  await findButton('Reading…');
  await open('/products/import?kind=counts');
  await findPage('Import Stock Counts');
  release();
  expect(await screen.findByRole('link', { name: 'stock.csv' })).toBeVisible();
  expect(currentPath()).toBe('/products/import?kind=counts');
});

test('an import goes on while nobody looks, and can be found again', async () => {
  const { user, upload, open, currentPath } = await openImports();
  await upload([HEADINGS, LAMP]);
  const path = currentPath();
  const release = faults.hold('post', 'imports/:id/apply');
  await user.click(button('Import 1 row'));
  await open('/elsewhere');
  release();
  await open(path);
  expect(await screen.findByRole('heading', { name: 'The import is finished' })).toBeVisible();
});

test('an undone import that was stopped says how many rows it had written', async () => {
  const { user, request, upload, currentPath } = await openImports();
  await upload([HEADINGS, LAMP]);
  const id = currentPath().split('/').at(-1);
  const { import: draft } = await (await request(`imports/${id}`)).json();
  const rows = { ...draft.rows, new: 8000 };
  const undone = { ...draft, state: 'undone', rows, done: 2750, written: 2750 };
  faults.status('get', 'imports/:id', 200, { import: undone });
  await user.click(button('Import 1 row'));
  await screen.findByRole('heading', { name: 'The import was undone' });
  const valueOf = (label: string) => screen.getByText(label).nextElementSibling;
  expect(valueOf('Written')).toHaveTextContent('2 750');
  expect(valueOf('Not written')).toHaveTextContent('5 250');
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

describe('files', () => {
  afterEach(() => jest.restoreAllMocks());

  test('saves the template, and the refused rows of an import', async () => {
    const saved = collectDownloads();
    const { user, upload, currentPath } = await openImports();
    await user.click(button('Download template'));
    await waitFor(() => expect(saved).toHaveLength(1));
    await upload([HEADINGS, LAMP, BROKEN]);
    await user.click(button('Import 1 row'));
    await user.click(await findButton('Download refused rows'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^import-template.*\.xlsx$/),
      expect.stringMatching(/^refused-rows.*\.xlsx$/),
    ]);
    await user.click(screen.getByRole('link', { name: 'Import another file' }));
    expect(currentPath()).toBe('/products/import');
  });

  test('says that a file did not arrive', async () => {
    const saved = collectDownloads();
    faults.status('get', 'import-templates/:kind', 500);
    const { user } = await openImports();
    await user.click(button('Download template'));
    expect(await findToast('Failed to download the template')).toBeVisible();
    expect(saved).toEqual([]);
    takeLogged();
  });
});
