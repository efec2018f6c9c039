import { findPage } from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { federationHost } from '../remotes/federation-host';
import { pressAtOnce, pressByHand, scan } from '../testing/press';
import { renderShell } from '../testing/render-shell';
import { routesOf, TWO_AREAS } from '../testing/two-areas';

jest.mock('../remotes/federation-host');
const loadRemoteMock = jest.mocked(federationHost().loadRemote);
beforeEach(() => loadRemoteMock.mockImplementation(async (name) => routesOf(name)));
afterEach(() => jest.useRealTimers());

/** Shows a page; from then on the time passes by `pass` only. */
async function open(path: string, title: string) {
  const shell = await renderShell({ path, isSignedIn: true, remotes: TWO_AREAS });
  await findPage(title);
  jest.useFakeTimers();
  return { ...shell, path: () => shell.router.state.location.pathname };
}

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

const findBox = () => screen.getByRole('textbox', { name: 'Find' });

test.each([
  ['n', '/products/new'],
  ['gd', '/'],
  ['g,', '/returns'],
])('%s alone is a shortcut at any pace, after a moment of quiet', async (keys, place) => {
  for (const press of [scan, (text: string) => pressByHand(...text)]) {
    const { path, router } = await open('/products', 'Products');
    press(keys);
    await pass(59);
    expect(path()).toBe('/products');
    await pass(2);
    expect(path()).toBe(place);
    // Once.
    await act(() => router.navigate('/products'));
    await pass(1000);
    expect(path()).toBe('/products');
    jest.useRealTimers();
    document.body.replaceChildren();
  }
});

test('the slow n of a typist is one, whatever letters surround it', async () => {
  const { path } = await open('/products', 'Products');
  pressByHand('b', 'k', 'n');
  await pass(61);
  expect(path()).toBe('/products/new');
});

test.each([
  ['bk-dic-enr', 'bkdic-enr'],
  ['BK-DIC-ENR', 'BKDIC-ENR'],
  ['gd-nn', 'nn'],
  ['12/?n', '12?n'],
])(
  'the scan of %s goes into the search, in place of what is there',
  async (code, leftToTheBrowser) => {
    const { path } = await open('/products', 'Products');
    expect(findBox()).toHaveValue('lamp');
    const typed = jest.fn();
    findBox().addEventListener('input', typed);
    // The first three keys are put there, those after them are typed there.
    expect(scan(code)).toBe(leftToTheBrowser);
    expect(findBox()).toHaveFocus();
    expect(findBox()).toHaveValue(code.slice(0, 3));
    expect(typed).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(path()).toBe('/products');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the keys of a scan are one, however late a busy page sees each', async () => {
  await open('/products', 'Products');
  for (const key of 'bk-') {
    pressAtOnce(key);
    await pass(100);
  }
  expect(findBox()).toHaveFocus();
  expect(findBox()).toHaveValue('bk-');
});

test('a field for scans comes before the search', async () => {
  await open('/products', 'Products');
  const field = document.createElement('input');
  field.dataset.shortcut = 'scan';
  findBox().after(field);
  scan('EL-LGP-001', 'Enter');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('EL-');
  expect(findBox()).toHaveValue('lamp');
});

test('a button for scans is pressed for its field', async () => {
  await open('/products', 'Products');
  const field = document.createElement('input');
  const button = document.createElement('button');
  button.dataset.shortcut = 'scan';
  button.onclick = () => field.focus();
  findBox().after(field, button);
  scan('EL-LGP-001', 'Enter');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('EL-');

  // As one is that has made all the fields there may be.
  field.blur();
  button.disabled = true;
  scan('EL-LGP-002', 'Enter');
  expect(field).not.toHaveFocus();
  expect(field).toHaveValue('EL-');
  expect(findBox()).toHaveValue('lamp');
});

test.each(['Enter', 'Tab'] as const)(
  'a scan on a page without a field for it is looked for everywhere, whatever its %s was for',
  async (end) => {
    const { path } = await open('/products/new', 'New in Products');
    screen.getByRole('link', { name: 'Products' }).focus();
    expect(scan('gd-nn-gp', end)).toBe('');
    await pass(1000);
    expect(await screen.findByRole('combobox')).toHaveValue('gd-nn-gp');
    expect(path()).toBe('/products/new');
  },
);

test('a scan into a menu chooses nothing', async () => {
  await open('/products', 'Products');
  const menu = document.createElement('div');
  menu.role = 'menu';
  menu.tabIndex = -1;
  document.body.append(menu);
  menu.focus();
  expect(scan('EL-LGP', 'Enter')).toBe('EL-LGP');
  menu.remove();
});

test('the name of a choice is no scan, at any pace and with a moment within', async () => {
  await open('/products', 'Products');
  const category = screen.getByRole('combobox', { name: 'Category' });
  category.append(new Option('Last 7 days'), new Option('Last 30 days'));
  category.focus();
  for (const words of [['Last 30'], ['Last', ' 30']]) {
    words.slice(0, -1).forEach((word) => scan(word));
    expect(scan(words.at(-1)!, 'Tab')).toBe(`${words.at(-1)}Tab`);
    expect(category).toHaveFocus();
  }
  scan('EL-LGP', 'Tab');
  expect(findBox()).toHaveFocus();
});

test('while a form is saved, nothing is scanned into it', async () => {
  await open('/products', 'Products');
  const form = document.createElement('form');
  form.innerHTML =
    '<input data-shortcut="scan"><button aria-busy="true" type="submit">Save</button>';
  findBox().after(form);
  // Of the third key on it is one.
  expect(scan('EL-LGP', 'Enter')).toBe('EL');
  expect(form.querySelector('input')).toHaveValue('');
});

test('nor does its Enter go on in that form', async () => {
  await open('/products', 'Products');
  const form = document.createElement('form');
  form.innerHTML =
    '<input data-shortcut="scan"><input role="spinbutton" value="7"><button aria-busy="true" type="submit">Save</button>';
  findBox().after(form);
  const [field, quantity] = form.querySelectorAll('input');
  const entered = jest.fn();
  form.addEventListener('keydown', ({ key }) => key === 'Enter' && entered());
  quantity!.focus();
  scan('46000001', 'Enter');
  await pass(1000);
  expect(entered).not.toHaveBeenCalled();
  expect(field).toHaveValue('');
  expect(quantity).toHaveValue('7');
});

test('what is scanned while the page is on its way waits for it', async () => {
  let arrive = () => {};
  loadRemoteMock.mockImplementation(
    (name) =>
      new Promise((resolve) => {
        arrive = () => resolve(routesOf(name));
      }),
  );
  const { router } = await renderShell({
    path: '/products',
    isSignedIn: true,
    remotes: TWO_AREAS,
  });
  await screen.findByText('Loading…');
  expect(scan('EL-LGP', 'Enter')).toBe('EL');
  const entered: (EventTarget | null)[] = [];
  const listen = ({ key, target }: KeyboardEvent) => key === 'Enter' && entered.push(target);
  document.addEventListener('keydown', listen);
  arrive();
  await findPage('Products');
  await waitFor(() => expect(findBox()).toHaveValue('EL-LGP'));
  await waitFor(() => expect(entered).toEqual([findBox()]));
  document.removeEventListener('keydown', listen);
  expect(findBox()).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/products');
});

test('a code that is scanned into a text stays there, and its Enter sends nothing', async () => {
  await open('/products', 'Products');
  const form = document.createElement('form');
  form.innerHTML = '<input aria-label="SKU">';
  findBox().after(form);
  form.querySelector('input')!.focus();
  expect(scan('EL-LGP', 'Enter')).toBe('EL-LGP');
  expect(scan('EL-LGP', 'Tab')).toBe('EL-LGPTab');
  // A short word may be that of a fast hand, and the Enter of a hand comes later.
  expect(scan('Vera', 'Enter')).toBe('VeraEnter');
  const sent = jest.fn();
  form.addEventListener('keydown', ({ key }) => sent(key));
  scan('EL-LGP');
  pressByHand('Enter');
  expect(sent).toHaveBeenLastCalledWith('Enter');
});

test('n is forgotten where the page changes, typing begins or something opens meanwhile', async () => {
  const { path, router } = await open('/products', 'Products');
  pressByHand('n');
  findBox().focus();
  await pass(61);
  expect(path()).toBe('/products');
  findBox().blur();

  pressByHand('n', 'Escape');
  await pass(61);
  expect(path()).toBe('/products');

  pressByHand('n');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await pass(61);
  expect(path()).toBe('/products');
  pressByHand('Escape');
  await pass(61);

  pressByHand('n');
  await act(() => router.navigate('/returns'));
  await pass(61);
  expect(path()).toBe('/returns');
});

test('nothing is taken for a scan in a field or below a dialog', async () => {
  await open('/products', 'Products');
  const find = findBox();
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  notes.focus();
  expect(scan('EL-LGP', 'Enter')).toBe('EL-LGPEnter');
  expect(notes).toHaveFocus();
  notes.blur();
  pressByHand('?');
  await pass(61);
  expect(scan('EL-LGP', 'Tab')).toBe('EL-LGPTab');
  expect(find).toHaveValue('lamp');
});
