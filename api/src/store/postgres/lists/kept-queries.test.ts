import { sql } from 'kysely';
import { keptQuery, PLACE, placed } from './kept-queries';
import { build } from './queries';

const page = () =>
  sql`select ${'Books'} where (key, id) > (${PLACE.value}, ${PLACE.id})`.compile(build);

test('a query is compiled once, and each page puts its own place into it', () => {
  const compile = jest.fn(page);
  const ask = (value: number, id: string) =>
    placed(keptQuery('books after a place', compile), { direction: 'after', value, id });
  expect(ask(5, 'a')).toMatchObject({
    sql: 'select $1 where (key, id) > ($2, $3)',
    parameters: ['Books', 5, 'a'],
  });
  expect(ask(7, 'b').parameters).toEqual(['Books', 7, 'b']);
  expect(compile).toHaveBeenCalledTimes(1);
});

test('questions without end do not fill the memory', () => {
  const compile = jest.fn(page);
  for (let number = 0; number < 5000; number += 1) keptQuery(`question ${number}`, page);
  keptQuery('question 0', compile);
  expect(compile).toHaveBeenCalled();
});
