import { act, screen } from '@testing-library/react';
import { around, box, open } from './testing/product-form';

const CTRL_ENTER = '{Control>}{Enter}{/Control}';

beforeEach(() => {
  around.answer = () => Promise.resolve({});
  around.nextPage = () => Promise.resolve(null);
});

/** Adds something else to the page. */
function addToPage(tag: 'form' | 'button' | 'div', role?: string): HTMLElement {
  const element = document.createElement(tag);
  if (role) element.setAttribute('role', role);
  document.body.append(element);
  onTestEnd.push(() => element.remove());
  return element;
}
const onTestEnd: (() => void)[] = [];
afterEach(() => onTestEnd.splice(0).forEach((tidyUp) => tidyUp()));

it.each([
  ['a field', () => box('Name').focus()],
  ['nothing', () => {}],
])('Ctrl+Enter saves once while %s has the focus', async (_, focus) => {
  const user = open();
  act(focus);
  await user.keyboard(CTRL_ENTER);
  expect(await screen.findByText('All products')).toBeVisible();
  expect(around.sent).toHaveLength(1);
  await user.keyboard(CTRL_ENTER);
  expect(around.sent).toHaveLength(1);
});

it.each([
  ['another form is on the page, which may be meant', () => addToPage('form')],
  ['a dialog is open', () => addToPage('div', 'dialog')],
  ['a question is open', () => addToPage('div', 'alertdialog')],
  ['something else has the focus that does something with it', () => addToPage('button').focus()],
])('Ctrl+Enter does not save while %s', async (_, prepare) => {
  const user = open();
  act(() => void prepare());
  await user.keyboard(CTRL_ENTER);
  expect(screen.getByText('Save Product')).toBeEnabled();
  expect(around.sent).toEqual([]);
});

it('Enter alone does not save while nothing has the focus', async () => {
  const user = open();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Save Product' })).toBeEnabled();
  expect(around.sent).toEqual([]);
});
