import { act, screen } from '@testing-library/react';
import { around, box, open } from './testing/product-form';

const CTRL_ENTER = '{Control>}{Enter}{/Control}';

beforeEach(() => {
  around.answer = () => Promise.resolve({});
  around.nextPage = () => Promise.resolve(null);
});

it('Ctrl+Enter in a field saves once', async () => {
  const user = open();
  act(() => box('Name').focus());
  await user.keyboard(CTRL_ENTER);
  expect(await screen.findByText('All products')).toBeVisible();
  expect(around.sent).toHaveLength(1);
  await user.keyboard(CTRL_ENTER);
  expect(around.sent).toHaveLength(1);
});

it.each([CTRL_ENTER, '{Enter}'])('%s does not save while nothing has the focus', async (keys) => {
  const user = open();
  await user.keyboard(keys);
  expect(screen.getByRole('button', { name: 'Save Product' })).toBeEnabled();
  expect(around.sent).toEqual([]);
});
