import { knownAs } from './mark-items';
import { mergeItems } from './merge-items';
import { blankItem, type ItemValues } from './order-values';

let count = 0;

function item(productId: string, quantity: number | string, unitPrice: number | string = 10) {
  count += 1;
  return { ...blankItem(), key: `${productId}-${count}`, productId, quantity, unitPrice };
}

function brief(items: readonly ItemValues[]) {
  return items.map(({ productId, quantity, unitPrice }) => `${productId} ${quantity}×${unitPrice}`);
}

const kettle = item('kettle', 3);
const salt = item('salt', 1);
const opened = [kettle, salt];
const lamp = (quantity: number | string) => item('lamp', quantity);

/** What the rows come to, and what is said at them in their order: [product, quantity, price]. */
function merge(typed: ItemValues[], newer: ItemValues[], from = opened) {
  return told(mergeItems({ first: from, opened: from, typed, newer, said: new Map() }));
}

function told({ value, marks }: ReturnType<typeof mergeItems>) {
  const said = value.map(({ key }) =>
    (['productId', 'quantity', 'unitPrice'] as const).map((field) =>
      marks.get(knownAs(key, field)),
    ),
  );
  return { rows: brief(value), said };
}

const NOTHING = [undefined, undefined, undefined];
const KEPT = 'Changed meanwhile; yours is kept';

test.each<[string, ItemValues[], ItemValues[], string[], (string | undefined)[][]]>([
  [
    'nothing was touched: all is theirs',
    opened,
    [item('kettle', 5, 9), item('salt', 1)],
    ['kettle 5×9', 'salt 1×10'],
    [[undefined, 'Changed meanwhile', 'Changed meanwhile'], NOTHING],
  ],
  [
    'a quantity was typed, and they changed another row',
    [{ ...kettle, quantity: '2' }, salt],
    [item('kettle', 3), item('salt', 4)],
    ['kettle 2×10', 'salt 4×10'],
    [NOTHING, [undefined, 'Changed meanwhile', undefined]],
  ],
  [
    'a quantity was typed, and they corrected the price of the row',
    [{ ...kettle, quantity: '2' }, salt],
    [item('kettle', 3, 9), item('salt', 1)],
    ['kettle 2×9', 'salt 1×10'],
    [[undefined, undefined, 'Changed meanwhile'], NOTHING],
  ],
  [
    'both changed one quantity',
    [{ ...kettle, quantity: '2' }, salt],
    [item('kettle', 5), item('salt', 1)],
    ['kettle 2×10', 'salt 1×10'],
    [[undefined, KEPT, undefined], NOTHING],
  ],
  [
    'they added a product: it stands before rows that are not filled in yet',
    [...opened, blankItem()],
    [item('kettle', 3), item('salt', 1), lamp(2)],
    ['kettle 3×10', 'salt 1×10', 'lamp 2×10', ' ×'],
    [NOTHING, NOTHING, ['Added meanwhile', undefined, undefined], NOTHING],
  ],
  [
    'both added one product: it is one row',
    [...opened, lamp('7')],
    [item('kettle', 3), item('salt', 1), lamp(2)],
    ['kettle 3×10', 'salt 1×10', 'lamp 7×10'],
    [NOTHING, NOTHING, ['Added meanwhile; yours is kept', undefined, undefined]],
  ],
  ['they removed a row', opened, [item('salt', 1)], ['salt 1×10'], [NOTHING]],
  [
    'they removed a row that was typed into',
    [{ ...kettle, quantity: '2' }, salt],
    [item('salt', 1)],
    ['kettle 2×10', 'salt 1×10'],
    [['Removed meanwhile; yours is kept', undefined, undefined], NOTHING],
  ],
  [
    'a row was removed here, and they changed another one',
    [salt],
    [item('kettle', 3), item('salt', 4)],
    ['salt 4×10'],
    [[undefined, 'Changed meanwhile', undefined]],
  ],
  [
    'a row was removed here that they changed: it comes back',
    [salt],
    [item('kettle', 50), item('salt', 1)],
    ['kettle 50×10', 'salt 1×10'],
    [['Changed meanwhile; you had removed it', undefined, undefined], NOTHING],
  ],
  [
    'a row has another product here, and they changed its quantity',
    [{ ...kettle, productId: 'lamp', unitPrice: 8 }, salt],
    [item('kettle', 5), item('salt', 1)],
    ['lamp 3×8', 'salt 1×10'],
    [[KEPT, undefined, undefined], NOTHING],
  ],
  ['between both of them all rows are removed', [salt], [item('kettle', 3)], [' ×'], [NOTHING]],
])('%s', (_what, typed, newer, rows, said) => {
  expect(merge(typed, newer)).toEqual({ rows, said });
});

test('of several rows of one product those that have not changed go together', () => {
  const rows = [item('kettle', 1), item('kettle', 2), item('kettle', 3)];
  const typed = rows.map((row, at) => (at === 2 ? { ...row, quantity: '30' } : row));
  const newer = [item('kettle', 2), item('kettle', 3)];
  expect(merge(typed, newer, rows).rows).toEqual(['kettle 2×10', 'kettle 30×10']);
});

describe('a second conflict', () => {
  /** What was typed into the rows of the first one stands in `typed`. */
  function mergeAgain(
    before: [typed: ItemValues[], newer: ItemValues[]],
    typeOn: (shown: ItemValues[]) => ItemValues[],
    newer: ItemValues[],
  ) {
    const [typed, theirs] = before;
    const first = mergeItems({ first: opened, opened, typed, newer: theirs, said: new Map() });
    return told(
      mergeItems({
        first: opened,
        opened: first.newer,
        typed: typeOn(first.value),
        newer,
        said: first.marks,
      }),
    );
  }
  const leave = (shown: ItemValues[]) => shown;

  test('begins from what the first one has shown, and still says what that was', () => {
    const typed = [{ ...kettle, quantity: '2' }, salt];
    const theirs = [item('salt', 1, 9), item('kettle', 5), lamp(2)];
    const newer = [item('salt', 6, 9), item('kettle', 5), lamp(4)];
    expect(mergeAgain([typed, theirs], leave, newer)).toEqual({
      rows: ['salt 6×9', 'kettle 2×10', 'lamp 4×10'],
      said: [
        [undefined, 'Changed meanwhile', 'Changed meanwhile'],
        [undefined, KEPT, undefined],
        ['Added meanwhile', undefined, undefined],
      ],
    });
  });

  test('says of what they have taken back nothing, and of what was typed since that it is kept', () => {
    const theirs = [item('kettle', 5), item('salt', 4)];
    const typeOn = (shown: ItemValues[]) =>
      shown.map((row) => (row.productId === 'salt' ? { ...row, quantity: '7' } : row));
    expect(mergeAgain([opened, theirs], typeOn, [item('kettle', 3), item('salt', 4)])).toEqual({
      rows: ['kettle 3×10', 'salt 7×10'],
      said: [NOTHING, [undefined, KEPT, undefined]],
    });
  });

  const before: [ItemValues[], ItemValues[]] = [[salt], [item('kettle', 50), item('salt', 1)]];
  const CAME_BACK = 'Changed meanwhile; you had removed it';

  test.each([50, 60])('a row that came back and is %d now is still said to', (quantity) => {
    const newer = [item('kettle', quantity), item('salt', 2)];
    expect(mergeAgain(before, leave, newer)).toEqual({
      rows: [`kettle ${quantity}×10`, 'salt 2×10'],
      said: [
        [CAME_BACK, undefined, undefined],
        [undefined, 'Changed meanwhile', undefined],
      ],
    });
  });

  test('a row that came back and was typed into is one like any other', () => {
    const typeOn = ([row, ...others]: ItemValues[]) => [{ ...row!, quantity: '7' }, ...others];
    expect(mergeAgain(before, typeOn, before[1])).toEqual({
      rows: ['kettle 7×10', 'salt 1×10'],
      said: [[undefined, KEPT, undefined], NOTHING],
    });
  });

  test('a row that came back can be removed for good, unless they change it again', () => {
    const remove = (shown: ItemValues[]) => shown.filter(({ productId }) => productId === 'salt');
    const same = [item('kettle', 50), item('salt', 2)];
    expect(mergeAgain(before, remove, same).rows).toEqual(['salt 2×10']);
    expect(mergeAgain(before, remove, [item('kettle', 60), item('salt', 1)])).toEqual({
      rows: ['kettle 60×10', 'salt 1×10'],
      said: [[CAME_BACK, undefined, undefined], NOTHING],
    });
  });

  test('a row of theirs that was typed into stays when they remove it', () => {
    const typeOn = (shown: ItemValues[]) =>
      shown.map((row) => (row.productId === 'lamp' ? { ...row, quantity: '7' } : row));
    expect(mergeAgain([opened, [...opened, lamp(2)]], typeOn, opened)).toEqual({
      rows: ['kettle 3×10', 'salt 1×10', 'lamp 7×10'],
      said: [NOTHING, NOTHING, ['Removed meanwhile; yours is kept', undefined, undefined]],
    });
  });
});
