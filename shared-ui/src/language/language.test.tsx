import { unitText } from '@stockroom/contract';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  chooseLanguage,
  createTexts,
  currentLanguage,
  followLanguage,
  languageReady,
  loadAhead,
} from './language';

const LANGUAGE_KEY = 'ui-language';

const { useTranslate, translate } = createTexts({
  Name: 'Название',
  '{count} product': ['{count} товар', '{count} товара', '{count} товаров'],
});

function Page() {
  const t = useTranslate();
  return (
    <label>
      {t('Name')}
      <input />
    </label>
  );
}

const choose = (language: 'en' | 'ru') => act(() => chooseLanguage(language));

/** The files of the server. A package stays until the last test, so each of them must be there in the end. */
const files = new Map<string, () => Promise<Response>>();
const put = (file: string, messages: object) =>
  files.set(file, () => Promise.resolve(Response.json(messages)));
beforeAll(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const file = files.get(new URL(String(url)).pathname);
    return file ? file() : Promise.resolve(new Response(null, { status: 404 }));
  });
});
afterAll(() => jest.restoreAllMocks());
afterEach(async () => {
  await choose('en');
  localStorage.clear();
});

describe('choosing a language', () => {
  it('shows mounted components in it and keeps what the user typed', async () => {
    render(<Page />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Desk');
    await choose('ru');
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('Desk');
    await choose('en');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Desk');
  });

  it('marks the document and remembers the choice', async () => {
    await choose('ru');
    expect(document.documentElement).toHaveAttribute('lang', 'ru');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('ru');
    await choose('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
  });

  it('takes the last of two choices whose translations are still on their way', async () => {
    await act(() => Promise.all([chooseLanguage('ru'), chooseLanguage('en')]));
    expect(currentLanguage()).toBe('en');
    expect(translate('Name')).toBe('Name');
  });
});

describe('texts', () => {
  it.each([
    [1, '1 product', '1 товар'],
    [3, '3 products', '3 товара'],
    [5, '5 products', '5 товаров'],
    [21, '21 products', '21 товар'],
  ])('count %s in both languages', async (count, english, russian) => {
    const products = () => translate.plural(count, '{count} product', '{count} products');
    expect(products()).toBe(english);
    await choose('ru');
    expect(products()).toBe(russian);
  });

  it('of the contract are known to every package', async () => {
    await choose('ru');
    expect(translate(unitText('pieces'))).toBe('шт.');
  });

  it('stay English where a translation is missing', async () => {
    await choose('ru');
    expect(translate('Printed by nobody')).toBe('Printed by nobody');
  });
});

describe('translations in a file', () => {
  it('leave the language as it was when they fail to load, and load at the next choice', async () => {
    const early = createTexts('/assets/ru.early.json');
    await expect(chooseLanguage('ru')).rejects.toThrow('/assets/ru.early.json: 404');
    expect(currentLanguage()).toBe('en');
    expect(document.documentElement).not.toHaveAttribute('lang', 'ru');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
    expect(translate('Name')).toBe('Name');

    put('/assets/ru.early.json', { Save: 'Сохранить' });
    await choose('ru');
    expect(early.translate('Save')).toBe('Сохранить');
  });

  it('arrive with a package that loads after the choice', async () => {
    await choose('ru');
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    files.set('/assets/ru.late.json', async () => {
      await arrival;
      return Response.json({ Cancel: 'Отмена' });
    });
    const late = createTexts('/assets/ru.late.json');
    const LatePage = () => <p>{late.useTranslate()('Cancel')}</p>;
    render(<LatePage />);
    expect(screen.getByText('Cancel')).toBeVisible();
    arrive();
    await act(() => languageReady());
    expect(screen.getByText('Отмена')).toBeVisible();
  });

  it('show at once with a package whose file has arrived before it', async () => {
    await choose('ru');
    put('/assets/ru.page.json', { Back: 'Назад' });
    await loadAhead('/assets/ru.page.json');
    expect(createTexts('/assets/ru.page.json').translate('Back')).toBe('Назад');
  });

  it('leave a late package in English when they fail to load', async () => {
    await choose('ru');
    const broken = createTexts('/assets/ru.broken.json');
    await languageReady();
    expect(broken.translate('Cancel')).toBe('Cancel');
    expect(translate('Name')).toBe('Название');
    put('/assets/ru.broken.json', {});
  });
});

describe('following the language', () => {
  it('starts with the language that this browser remembers', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'ru');
    followLanguage();
    await act(() => languageReady());
    expect(translate('Name')).toBe('Название');
  });

  it('takes over the choice of another tab', async () => {
    followLanguage();
    render(<Page />);
    localStorage.setItem(LANGUAGE_KEY, 'ru');
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: LANGUAGE_KEY }));
      await languageReady();
    });
    expect(screen.getByRole('textbox', { name: 'Название' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'ru');
  });

  it('ignores a language that nobody knows', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'tlh');
    followLanguage();
    await languageReady();
    expect(currentLanguage()).toBe('en');
  });
});
