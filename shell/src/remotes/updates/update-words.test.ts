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
  [[change('Orders')], 'The Orders area was updated'],
  [[change('Orders'), change('Products')], 'The Orders and Products areas were updated'],
  [[change('Returns', { isNew: true })], 'The Returns area is new'],
  [
    [change('Orders'), change('Returns', { isNew: true })],
    'The Orders area was updated. The Returns area is new',
  ],
])('says what came', (changes, description) => {
  expect(updateWords(changes)).toEqual({ title: 'New version', description });
});

test('says nothing of what was disabled', () => {
  expect(updateWords([change('Orders', { version: 'none' })])).toBeNull();
});
