import { createTranslate, inEnglish, msg } from './translate';

const russian = createTranslate([
  {
    Save: 'Сохранить',
    Name: 'Название',
    'Delete {name}': 'Удалить {name}',
    '{label} is required': 'Заполните поле «{label}»',
    '{count} product': ['{count} товар', '{count} товара', '{count} товаров'],
  },
  { Save: 'Записать', Cancel: 'Отмена' },
]);

test.each([
  [0, '0 товаров'],
  [1, '1 товар'],
  [2, '2 товара'],
  [5, '5 товаров'],
  [11, '11 товаров'],
  [21, '21 товар'],
  [22, '22 товара'],
  [25, '25 товаров'],
  [1.5, '1.5 товара'],
])('counts %s in Russian: %s', (count, expected) => {
  expect(russian.plural(count, '{count} product', '{count} products')).toBe(expected);
  expect(russian(msg.plural(count, '{count} product', '{count} products'))).toBe(expected);
});

test.each([
  [1, '1 product'],
  [2, '2 products'],
  [0, '0 products'],
  [21, '21 products'],
  [1.5, '1.5 products'],
])('counts %s in English: %s', (count, expected) => {
  expect(inEnglish.plural(count, '{count} product', '{count} products')).toBe(expected);
  expect(inEnglish(msg.plural(count, '{count} product', '{count} products'))).toBe(expected);
});

test('shows a count as the caller formats it', () => {
  const values = { count: '1 500' };
  expect(russian.plural(1500, '{count} product', '{count} products', values)).toBe('1 500 товаров');
  expect(inEnglish.plural(1500, '{count} product', '{count} products', values)).toBe(
    '1 500 products',
  );
});

test('fills placeholders and leaves those without a value', () => {
  expect(russian('Delete {name}', { name: 'Lamp' })).toBe('Удалить Lamp');
  expect(inEnglish('Delete {name}', { name: 'Lamp' })).toBe('Delete Lamp');
  expect(inEnglish('Delete {name}')).toBe('Delete {name}');
});

test('does not read a value as a text', () => {
  expect(russian('Delete {name}', { name: 'Save' })).toBe('Удалить Save');
  expect(russian('Delete {name}', { name: '{name}' })).toBe('Удалить {name}');
});

test('translates a text inside a text', () => {
  const required = msg('{label} is required', { label: msg('Name') });
  expect(russian(required)).toBe('Заполните поле «Название»');
  expect(inEnglish(required)).toBe('Name is required');
});

test('takes a text from the first catalogue that has it', () => {
  expect(russian('Save')).toBe('Сохранить');
  expect(russian('Cancel')).toBe('Отмена');
});

test.each(['Print', 'constructor'])(
  'leaves the text "%s" in English without a translation',
  (text) => {
    expect(russian(text)).toBe(text);
    expect(russian.plural(2, text, `${text} all`)).toBe(`${text} all`);
  },
);

test('shows the quotes of a text and of a name once', () => {
  expect(russian('{label} is required', { label: '«Ёлочка»' })).toBe('Заполните поле «Ёлочка»');
});
