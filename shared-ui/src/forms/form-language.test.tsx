import { act, screen, waitFor } from '@testing-library/react';
import { chooseLanguage } from '../language/language';
import { takeLogged } from '../testing/logged';
import { around, box, DESK, open, refuse, save } from './testing/product-form';

afterEach(() => act(() => chooseLanguage('en')));

it('translates the errors of fields when the language changes, and keeps what was typed', async () => {
  const user = open();
  await user.type(box('SKU'), '-X');
  await user.clear(box('Name'));
  await user.click(save());
  await waitFor(() => expect(box('Name')).toHaveAccessibleDescription('Product name is required'));
  await act(() => chooseLanguage('ru'));
  expect(box('Name')).toHaveAccessibleDescription('Заполните поле «Название товара»');
  expect(box('SKU')).toHaveValue('D-1-X');
  await act(() => chooseLanguage('en'));
  expect(box('Name')).toHaveAccessibleDescription('Product name is required');
  expect(around.sent).toEqual([]);
});

it('translates the question of a conflict when the language changes', async () => {
  const conflict = { status: 409, code: 'VERSION_CONFLICT', message: 'Changed' } as const;
  around.answer = refuse(conflict);
  const user = open(() => Promise.resolve(DESK));
  await user.type(box('Name'), ' of oak');
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Keep what I typed' })).toBeVisible();
  await act(() => chooseLanguage('ru'));
  expect(screen.getByRole('button', { name: 'Оставить введённое' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Загрузить новую версию' })).toBeVisible();
  expect(box('Name')).toHaveValue('Desk of oak');
  takeLogged();
});
