import type { Change } from './live-registry';
import { updateWords } from './update-words';

const change = (title: string, given: Partial<Change> = {}): Change => ({
  name: `mf-${title.toLowerCase()}`,
  title,
  version: '2',
  isNew: false,
  ...given,
});

test.each([
  [[change('Orders')], 'Orders was updated'],
  [[change('Orders'), change('Products')], 'Orders and Products were updated'],
  [[change('Returns', { isNew: true })], 'Returns is new'],
  [[change('Orders'), change('Returns', { isNew: true })], 'Orders was updated. Returns is new'],
])('says what came', (changes, description) => {
  expect(updateWords(changes)).toEqual({ title: 'New version', description });
});

test('says nothing of what was disabled', () => {
  expect(updateWords([change('Orders', { version: 'none' })])).toBeNull();
});
