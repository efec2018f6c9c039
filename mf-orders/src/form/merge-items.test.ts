import { mergeItems } from './merge-items';
import { blankItem, type ItemValues } from './order-values';

function item(productId: string, quantity: number | string, unitPrice: number | string = 10) {
  return { ...blankItem(), productId, quantity, unitPrice };
}

const kettle = item('kettle', 3);
const salt = item('salt', 1);
const opened = [kettle, salt];

const CHANGED = 'Changed meanwhile';
const KEPT = 'Changed meanwhile; yours is kept';

/** Describes the merged rows with their marks: "kettle 2×10: Changed meanwhile". */
function describeMerge({ value, marks }: ReturnType<typeof mergeItems>) {
  return value.map(({ key, productId, quantity, unitPrice }) => {
    const mark = marks.get(key);
    return `${productId} ${quantity}×${unitPrice}${mark === undefined ? '' : `: ${mark}`}`;
  });
}

test.each<[string, ItemValues[], ItemValues[], string[]]>([
  [
    'takes their values when nothing was touched',
    opened,
    [item('kettle', 5, 9), item('salt', 1)],
    [`kettle 5×9: ${CHANGED}`, 'salt 1×10'],
  ],
  [
    'keeps a typed quantity when they change another product',
    [{ ...kettle, quantity: '2' }, salt],
    [item('kettle', 3), item('salt', 4)],
    ['kettle 2×10', `salt 4×10: ${CHANGED}`],
  ],
  [
    'keeps the typed quantity when both change it',
    [{ ...kettle, quantity: '2' }, salt],
    [item('kettle', 5), item('salt', 1)],
    [`kettle 2×10: ${KEPT}`, 'salt 1×10'],
  ],
  [
    'puts their new product before blank rows',
    [...opened, blankItem()],
    [...opened, item('lamp', 2)],
    ['kettle 3×10', 'salt 1×10', `lamp 2×10: ${CHANGED}`, ' ×'],
  ],
  [
    'keeps the typed rows of a product that both add',
    [...opened, item('lamp', '7')],
    [...opened, item('lamp', 2)],
    ['kettle 3×10', 'salt 1×10', `lamp 7×10: ${KEPT}`],
  ],
  ['removes a product that they remove', opened, [salt], ['salt 1×10']],
  [
    'keeps a typed row that they remove',
    [{ ...kettle, quantity: '2' }, salt],
    [salt],
    ['salt 1×10', `kettle 2×10: ${KEPT}`],
  ],
  [
    'keeps a product removed that was removed here',
    [salt],
    [item('kettle', 50), item('salt', 4)],
    [`salt 4×10: ${CHANGED}`],
  ],
  [
    'keeps another product of a row whose quantity they change',
    [{ ...kettle, productId: 'lamp', unitPrice: 8 }, salt],
    [item('kettle', 5), salt],
    ['salt 1×10', 'lamp 3×8'],
  ],
  ['leaves a blank row when both remove all others', [salt], [kettle], [' ×']],
])('%s', (_what, typed, newer, rows) => {
  const merged = mergeItems({ first: opened, opened, typed, newer });
  expect(describeMerge(merged)).toEqual(rows);
});

test('starts from the first conflict in a second one, and marks all changes since', () => {
  const typed = [{ ...kettle, quantity: '2' }, salt];
  const theirs = [item('salt', 1, 9), item('kettle', 5), item('lamp', 2)];
  const first = mergeItems({ first: opened, opened, typed, newer: theirs });
  const second = mergeItems({
    first: opened,
    opened: first.newer,
    typed: first.value,
    newer: [item('salt', 6, 9), item('kettle', 5), item('lamp', 4)],
  });
  expect(describeMerge(second)).toEqual([
    `salt 6×9: ${CHANGED}`,
    `kettle 2×10: ${KEPT}`,
    `lamp 4×10: ${CHANGED}`,
  ]);
});
