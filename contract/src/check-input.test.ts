import { array, number, object, type Schema } from 'yup';
import { checkInput } from './check-input';
import { numeric, requiredText, text } from './schema-fields';
import { createTranslate, inEnglish, msg } from './translate';

async function namesOf(schema: Schema, input: object): Promise<string[]> {
  const checked = await checkInput(schema, input, inEnglish);
  return 'fieldErrors' in checked ? Object.keys(checked.fieldErrors) : [];
}

describe('checkInput', () => {
  const schema = object({
    name: requiredText({ max: 5, label: msg('Name') }),
    notes: text({ max: 5, label: msg('Notes') }),
    price: numeric({ label: msg('Price'), max: 100, decimals: 2 }),
  }).noUnknown();

  it('trims texts, fills in defaults, and adds nothing else', async () => {
    expect(await checkInput(schema, { name: ' Pen ' }, inEnglish)).toEqual({
      value: { name: 'Pen', notes: '' },
    });
  });

  it.each<[object, Record<string, string>]>([
    [{ name: 5 }, { name: 'Name must be text' }],
    [{ name: 'a', price: '12' }, { price: 'Price must be a number' }],
    [{ name: 'a', price: 1.001 }, { price: 'Price can have at most 2 decimal places' }],
    [{ name: 'a', price: 101 }, { price: 'Price is too large' }],
    [{ name: 'a', notes: null }, { notes: 'Notes must be text' }],
    [{ name: '123456' }, { name: 'Name can have at most 5 characters' }],
    [{ name: 'a\0' }, { name: 'Name contains characters that cannot be stored' }],
    [
      { name: 'a', one: 1, two: 2 },
      { one: 'Unknown field', two: 'Unknown field' },
    ],
    [
      { price: 'x', extra: 1 },
      { name: 'Name is required', price: 'Price must be a number', extra: 'Unknown field' },
    ],
  ])('refuses %j', async (input, fieldErrors) => {
    expect(await checkInput(schema, input, inEnglish)).toEqual({ fieldErrors });
  });

  it('answers in the language of the reader', async () => {
    const russian = createTranslate([
      { Name: 'Название', 'Unknown field': 'Неизвестное поле' },
      { '{label} is required': 'Заполните поле «{label}»' },
    ]);
    expect(await checkInput(schema, { extra: 1 }, russian)).toEqual({
      fieldErrors: { name: 'Заполните поле «Название»', extra: 'Неизвестное поле' },
    });
  });

  it('names the path of an unknown field', async () => {
    const nested = object({ items: array(object({ id: number() }).noUnknown()) });
    expect(await checkInput(nested, { items: [{ id: 1, extra: true }] }, inEnglish)).toEqual({
      fieldErrors: { 'items[0].extra': 'Unknown field' },
    });
  });

  it.each([
    ['toString', 'toString'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
    ['a, b', 'a, b'],
    ['', ''],
  ])('names the unknown field %j as it is, nested too', async (_title, name) => {
    const nested = object({ items: array(schema) });
    const item = JSON.parse(`{"name":"a",${JSON.stringify(name)}:{}}`) as object;
    expect(await namesOf(schema, item)).toEqual([name]);
    expect(await namesOf(nested, { items: [item] })).toEqual([`items[0].${name}`]);
  });

  it('refuses a list that is too long with one message, whatever it contains', async () => {
    const list = object({ items: array(schema).max(3, 'At most 3').required() }).noUnknown();
    expect(
      await checkInput(list, { items: Array.from({ length: 50_000 }, () => ({})) }, inEnglish),
    ).toEqual({
      fieldErrors: { items: 'At most 3' },
    });
    expect(await checkInput(list, { items: [1, 2, 3, 4], extra: 1 }, inEnglish)).toEqual({
      fieldErrors: { items: 'At most 3', extra: 'Unknown field' },
    });
  });

  it('names 100 fields at most', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [`k${key}`, 0]));
    expect(await namesOf(schema, unknown)).toHaveLength(100);
    const rows = object({ items: array(schema).max(500) });
    expect(await namesOf(rows, { items: Array.from({ length: 500 }, () => ({})) })).toHaveLength(
      100,
    );
  });

  it.each([null, [], 'text', 5, undefined])('refuses the body %j', async (body) => {
    expect(await checkInput(schema, body, inEnglish)).toEqual({
      fieldErrors: { '': 'The body must be a JSON object' },
    });
  });
});
