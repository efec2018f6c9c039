import type { CategoryList } from '@stockroom/contract';
import { faults, findPage, findToast, renderShop, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../remote';
import { NEW_SAMPLE_THING_PATH, SAMPLE_THINGS_PATH } from '../paths';

const NAME = 'Something new';
const field = () => screen.getByLabelText('Name');
const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Create Sample Thing' }));

async function openForm() {
  const shop = await renderShop(routes);
  await shop.open(NEW_SAMPLE_THING_PATH);
  await findPage('Add Sample Thing');
  const stored = async () => {
    const { categories } = (await (await shop.request('categories')).json()) as CategoryList;
    return categories.filter((name) => name === NAME);
  };
  return { ...shop, stored };
}

test('adds a record and shows it in the list', async () => {
  const { user, currentPath, stored } = await openForm();
  await user.type(field(), NAME);
  await save(user);
  expect(await findToast('Sample thing created successfully')).toBeVisible();
  expect(await screen.findByRole('row', { name: NAME })).toBeVisible();
  expect(currentPath()).toBe(SAMPLE_THINGS_PATH);
  expect(await stored()).toHaveLength(1);
});

test('shows a missing name at its field', async () => {
  const { user, currentPath } = await openForm();
  await save(user);
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Sample thing name is required'));
  expect(field()).toHaveFocus();
  expect(currentPath()).toBe(NEW_SAMPLE_THING_PATH);
});

test('shows a refusal of the server at its field and keeps the typed text', async () => {
  const { user } = await openForm();
  faults.status('post', 'categories', 422, {
    code: 'VALIDATION_FAILED',
    message: 'Some fields are not valid',
    fieldErrors: { name: 'This name is taken' },
  });
  await user.type(field(), NAME);
  await save(user);
  await waitFor(() => expect(field()).toHaveAccessibleDescription('This name is taken'));
  expect(await findToast('Failed to save sample thing')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field()).toHaveValue(NAME);
});

test.each(['status', 'offline', 'loseAnswer'] as const)(
  'stores one record when the user repeats a failed save (%s)',
  async (fault) => {
    const { user, stored } = await openForm();
    await user.type(field(), NAME);
    if (fault === 'status') faults.status('post', 'categories', 500);
    else faults[fault]('post', 'categories');
    await save(user);
    expect(await findToast('Failed to save sample thing')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to save sample thing');
    expect(field()).toHaveValue(NAME);
    faults.heal();
    await save(user);
    await findToast('Sample thing created successfully');
    expect(await stored()).toHaveLength(1);
  },
);
