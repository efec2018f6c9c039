import {
  fitsUnit,
  MAX_QUANTITY,
  msg,
  multiplyPrice,
  parseTyped,
  quantityDecimals,
  sumMoney,
  typedText,
  type Decimal,
  type Language,
  type Reorder,
  type ReorderInput,
  type ReorderLine,
  type SupplierReorder,
  type Text,
} from '@stockroom/contract';

/** What somebody has changed in a proposal, by the ids of products and suppliers. */
export interface Edits {
  quantities: Readonly<Record<string, string>>;
  leftOut: Readonly<Record<string, boolean>>;
}
export const NO_EDITS: Edits = { quantities: {}, leftOut: {} };

export interface DraftLine {
  line: ReorderLine;
  typed: string;
  isChosen: boolean;
  /** Null while the typed text is no possible quantity. */
  quantity: number | null;
  problem: Text | null;
  /** Null without a quantity or a price. */
  total: Decimal | null;
}

export interface DraftOrder {
  supplier: SupplierReorder;
  lines: DraftLine[];
  /** With at least one product. */
  isChosen: boolean;
  total: Decimal;
  isBelowMinimum: boolean;
}

/** The orders that the proposal and its edits make, without those of deleted suppliers. */
export function draftOrders(
  { suppliers }: Reorder,
  edits: Edits,
  language: Language,
): DraftOrder[] {
  return suppliers
    .filter(({ isArchived }) => !isArchived)
    .map((supplier) => {
      const lines = supplier.products.map((line) => draftLine(line, edits, language));
      const chosen = lines.filter(({ isChosen }) => isChosen);
      const isChosen = !edits.leftOut[supplier.supplierId] && chosen.length > 0;
      const total = sumMoney(chosen.flatMap((line) => line.total ?? []));
      const { minimumOrderValue } = supplier;
      const isBelowMinimum =
        isChosen && minimumOrderValue !== null && Number(total) < (minimumOrderValue ?? 0);
      return { supplier, lines, isChosen, total, isBelowMinimum };
    });
}

function draftLine(line: ReorderLine, edits: Edits, language: Language): DraftLine {
  const typed = edits.quantities[line._id] ?? typedText(line.quantity, language);
  const isChosen = !edits.leftOut[line._id];
  const number = parseTyped(typed, language);
  const problem = isChosen ? problemOf(number, line.unitOfMeasurement) : null;
  const quantity = typeof number === 'number' && problem === null ? number : null;
  // Answers leave out the price for people without costs.
  const price = line.purchasePrice as number | undefined;
  const total = quantity === null || price === undefined ? null : multiplyPrice(quantity, price);
  return { line, typed, isChosen, quantity, problem, total };
}

function problemOf(number: unknown, unit: string): Text | null {
  if (typeof number !== 'number') return msg('Quantity must be a number');
  if (number < 1) return msg('Minimum quantity is 1');
  if (number > MAX_QUANTITY) return msg('{label} is too large', { label: msg('Quantity') });
  if (fitsUnit(number, unit)) return null;
  return quantityDecimals(unit) === 0
    ? msg('Quantity must be a whole number for this unit')
    : msg('Quantity can have at most 3 decimal places');
}

/** What the API takes. */
export function toInput(orders: readonly DraftOrder[]): ReorderInput['orders'] {
  return orders
    .filter(({ isChosen }) => isChosen)
    .map(({ supplier, lines }) => ({
      supplierId: supplier.supplierId,
      items: lines.flatMap(({ line, quantity, isChosen }) =>
        isChosen && quantity !== null
          ? [{ productId: line._id, quantity, expected: line.expected }]
          : [],
      ),
    }));
}
