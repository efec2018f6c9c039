import { PREPARED, PREPARED_SEARCH, preparedName } from './prepared-statements';
import { build } from './queries';

const statement = (text: string) => `${PREPARED.compile(build).sql} ${text}`;

test('only what is marked is prepared, each statement under one name', () => {
  expect(preparedName('select 1')).toBeUndefined();
  const name = preparedName(statement('select 1'));
  expect(name).toEqual(expect.any(String));
  expect(preparedName(statement('select 1'))).toBe(name);
  expect(preparedName(statement('select 2'))).not.toBe(name);
});

test('a connection never holds more than a hundred', () => {
  const names = Array.from({ length: 200 }, (_, number) => preparedName(statement(`${number}`)));
  expect(new Set(names).size).toBeLessThanOrEqual(101);
  expect(names.at(-1)).toBeUndefined();
  expect(preparedName(statement('1'))).toBe(names[1]);
});

test('searches that fill their places leave those of the lists', () => {
  const search = (number: number) => `${PREPARED_SEARCH.compile(build).sql} select ${number}`;
  const names = Array.from({ length: 200 }, (_, number) => preparedName(search(number)));
  expect(names[0]).toEqual(expect.any(String));
  expect(names.at(-1)).toBeUndefined();
  expect(preparedName(statement('select 1'))).toEqual(expect.any(String));
});
