import { loadRemote } from '@module-federation/enhanced/runtime';
import { findPage } from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pressByHand, scan } from '../testing/press';
import { renderShell } from '../testing/render-shell';
import { routesOf, TWO_AREAS } from '../testing/two-areas';

const loadRemoteMock = jest.mocked(loadRemote);
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

/** Puts an element with this markup behind the search. */
function addToPage<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, html = '') {
  const element = document.createElement(tag);
  element.innerHTML = html;
  findBox().after(element);
  return element;
}

test.each([
  ['n', '/products/new'],
  ['gd', '/'],
  ['g,', '/returns'],
])('%s is a shortcut at any pace, after a pause', async (keys, place) => {
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

test('a slow n is a shortcut after other letters', async () => {
  const { path } = await open('/products', 'Products');
  pressByHand('b', 'k', 'n');
  await pass(61);
  expect(path()).toBe('/products/new');
});

test.each(['bk-dic-enr', 'BK-DIC-ENR', 'gd-nn', '12/?n'])(
  'the scan of %s replaces the text of the search',
  async (code) => {
    const { path } = await open('/products', 'Products');
    expect(findBox()).toHaveValue('lamp');
    const typed = jest.fn();
    findBox().addEventListener('input', typed);
    scan(code, 'Enter');
    await pass(1000);
    expect(findBox()).toHaveFocus();
    expect(findBox()).toHaveValue(code);
    expect(typed).toHaveBeenCalledTimes(1);
    expect(path()).toBe('/products');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a field that takes scans by itself gets the code, and no Enter', async () => {
  await open('/products', 'Products');
  const codes: unknown[] = [];
  findBox().addEventListener('scan', (event) => {
    event.preventDefault();
    codes.push(event instanceof CustomEvent && event.detail);
  });
  const onEnter = jest.fn();
  findBox().addEventListener('keydown', ({ key }) => key === 'Enter' && onEnter());
  scan('LMP-1', 'Enter');
  await pass(1000);
  expect(codes).toEqual(['LMP-1']);
  expect(onEnter).not.toHaveBeenCalled();
  expect(findBox()).toHaveValue('lamp');
});

test('keys without Enter or Tab at the end are no scan', async () => {
  await open('/products', 'Products');
  scan('bk-dic-enr');
  await pass(1000);
  expect(findBox()).not.toHaveFocus();
  expect(findBox()).toHaveValue('lamp');
});

test('a field for scans comes before the search', async () => {
  await open('/products', 'Products');
  const field = addToPage('input');
  field.dataset.shortcut = 'scan';
  scan('EL-LGP-001', 'Enter');
  await pass(0);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('EL-LGP-001');
  expect(findBox()).toHaveValue('lamp');
});

test('a scan presses a button that brings its field', async () => {
  await open('/products', 'Products');
  const field = addToPage('input');
  field.role = 'combobox';
  const button = addToPage('button');
  button.dataset.shortcut = 'scan';
  button.onclick = () => field.focus();
  scan('EL-LGP-001', 'Enter');
  await pass(0);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('EL-LGP-001');

  // As one is that has made all the fields there may be.
  field.blur();
  button.disabled = true;
  scan('EL-LGP-002', 'Enter');
  await pass(0);
  expect(field).not.toHaveFocus();
  expect(field).toHaveValue('EL-LGP-001');
  expect(findBox()).toHaveValue('lamp');
});

test.each(['Enter', 'Tab'] as const)(
  'a scan on a page without a field for it opens the palette, by %s too',
  async (end) => {
    const { path } = await open('/products/new', 'New in Products');
    screen.getByRole('link', { name: 'Products' }).focus();
    expect(scan('gd-nn-gp', end)).not.toContain(end);
    await pass(1000);
    expect(await screen.findByRole('combobox')).toHaveValue('gd-nn-gp');
    expect(path()).toBe('/products/new');
  },
);

test('a scan into a menu chooses nothing', async () => {
  await open('/products', 'Products');
  const menu = addToPage('div');
  menu.role = 'menu';
  menu.tabIndex = -1;
  menu.focus();
  expect(scan('EL-LGP', 'Enter')).toBe('EL-LGP');
  menu.remove();
});

test.each(['4…600000000017', '400…7…000000016', '460000000001…7'])(
  'a pause in the scan of %s leaves no digit in the quantity',
  async (keys) => {
    await open('/products', 'Products');
    const form = addToPage('form', '<input role="spinbutton" value="3">');
    const quantity = form.querySelector('input')!;
    quantity.focus();
    // jsdom enters no text by these keys.
    quantity.addEventListener('keydown', ({ key }) => {
      if (/^\d$/.test(key)) quantity.value += key;
    });
    scan(keys, 'Enter');
    await pass(0);
    expect(quantity).toHaveValue('3');
    expect(findBox()).toHaveValue(keys.replaceAll('…', ''));
  },
);

test.each([
  ['1005', '3', '1005'],
  ['UNK', '3', 'UNK'],
  ['100', '100', 'lamp'],
  ['10…05', '3', '1005'],
  ['E…L…-L…GP', '3', 'EL-LGP'],
  ['4…6…0…0', '4600', 'lamp'],
])('of a quantity, %s leaves %s, and the search has %s', async (keys, left, found) => {
  await open('/products', 'Products');
  const form = addToPage('form', '<input role="spinbutton" value="3">');
  const quantity = form.querySelector('input')!;
  quantity.focus();
  // The first key replaces the old value.
  quantity.addEventListener('keydown', ({ key }) => {
    if (key.length === 1) quantity.value = quantity.value === '3' ? key : quantity.value + key;
  });
  scan(keys, 'Enter');
  await pass(0);
  expect(quantity).toHaveValue(left);
  expect(findBox()).toHaveValue(found);
});

test('digits typed by hand before a scan stay in the quantity', async () => {
  await open('/products', 'Products');
  const form = addToPage('form', '<input role="spinbutton" value="">');
  const quantity = form.querySelector('input')!;
  quantity.focus();
  pressByHand('1', '2');
  quantity.value = '12';
  scan('4600000000017', 'Enter');
  await pass(0);
  expect(quantity).toHaveValue('12');
  expect(findBox()).toHaveValue('4600000000017');
});

test('a scan during the save of a form enters nothing there, and its Enter does not reach the form', async () => {
  await open('/products', 'Products');
  const form = addToPage(
    'form',
    '<input data-shortcut="scan"><input role="spinbutton" value="7"><button aria-busy="true" type="submit">Save</button>',
  );
  const [field, quantity] = form.querySelectorAll('input');
  const entered = jest.fn();
  form.addEventListener('keydown', ({ key }) => key === 'Enter' && entered());
  for (const focused of [document.body, quantity!]) {
    focused.focus();
    scan('46000001', 'Enter');
    await pass(1000);
  }
  expect(entered).not.toHaveBeenCalled();
  expect(field).toHaveValue('');
  expect(quantity).toHaveValue('7');
});

test('a scan waits for a page that is loading', async () => {
  let arrive = () => {};
  loadRemoteMock.mockImplementation(
    (name) =>
      new Promise((resolve) => {
        arrive = () => resolve(routesOf(name));
      }),
  );
  const shell = { path: '/products', isSignedIn: true, remotes: TWO_AREAS };
  const { router } = await renderShell(shell);
  await screen.findByText('Loading…');
  scan('EL-LGP', 'Enter');
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

test('a scan into a text stays there, and its Enter does not send the form', async () => {
  await open('/products', 'Products');
  const form = addToPage('form', '<input aria-label="SKU">');
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

test('n does nothing when the page changes, typing begins or a dialog opens in time', async () => {
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

test('a scan goes nowhere else from a text area or below a dialog', async () => {
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
