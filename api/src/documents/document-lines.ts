import {
  fitsUnit,
  formatNumber,
  isInScope,
  msg,
  unitText,
  type DocumentLine,
  type DocumentLinesInput,
  type Text,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import { ApiError, validationFailed, versionConflict, type FieldTexts } from '../errors';
import { byId, isId } from '../records';
import { usualCost } from '../stock-movements/average-cost';
import type { DocumentRecord } from '../store/documents';
import type { ProductRecord } from '../store/store';
import type { Actor, Work } from '../unit-of-work';
import { findDocument, lockDraft, visibleLines } from './document-service';

/**
 * Stores lines that somebody has entered, all or none.
 * @returns the lines as stored, without what the actor may not see
 * @throws ApiError as `lockDraft`; VALIDATION_FAILED; VERSION_CONFLICT when somebody else has entered one meanwhile
 */
export async function saveLines(
  work: Work,
  id: string,
  { lines }: DocumentLinesInput,
): Promise<DocumentLine[]> {
  const document = await lockDraft(work, id);
  const { documents, products } = work.repositories;
  const ids = lines.map(({ productId }) => productId).filter(isId);
  if (new Set(ids).size < ids.length)
    throw validationFailed({ lines: msg('A product can be in a document only once') });
  const known = byId(await products.findMany(ids));
  const before = new Map(
    (await documents.findLines(id, ids)).map((line) => [line.productId, line]),
  );
  const saved: DocumentLine[] = [];
  const errors: FieldTexts = {};
  for (const [index, line] of lines.entries()) {
    const product = known.get(line.productId);
    Object.assign(errors, errorsOf(line, product, `lines[${index}]`));
    if (!product) continue;
    const stored = before.get(line.productId);
    // A part of the stock would pass for all of it.
    if (!stored && !isInScope(document, product))
      errors[`lines[${index}].productId`] = msg('This product is not part of the count');
    if (stored && isRepeated(stored, line, work.actor)) saved.push(stored);
    else saved.push(await lineOf(work, document, line, stored, product));
  }
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  await documents.saveLines(id, saved);
  const isGone = ({ quantity, expected }: DocumentLine) => quantity === null && expected === null;
  await documents.removeLines(
    id,
    saved.filter(isGone).map(({ productId }) => productId),
  );
  // Whoever enters such a line next begins it.
  const answers = saved.map((line) => (isGone(line) ? { ...line, version: 0 } : line));
  return visibleLines(work.actor.role, document, answers);
}

type EnteredLine = DocumentLinesInput['lines'][number];

export function errorsOf(
  { quantity, rejected }: Pick<EnteredLine, 'quantity' | 'rejected'>,
  product: ProductRecord | undefined,
  path: string,
): FieldTexts {
  if (!product || product.archivedAt !== null)
    return { [`${path}.productId`]: msg('This product no longer exists') };
  const unit = product.unitOfMeasurement;
  const fractionOf = (label: Text) =>
    msg('{label} must be a whole number for this unit', { label });
  return {
    ...(!fitsUnit(quantity ?? 0, unit) && { [`${path}.quantity`]: fractionOf(msg('Quantity')) }),
    ...(!fitsUnit(rejected, unit) && {
      [`${path}.rejected`]: fractionOf(msg('Rejected quantity')),
    }),
  };
}

/** Of a person whose answer got lost. Two people may have found the same number, and their sum counts. */
function isRepeated(stored: DocumentLine, line: EnteredLine, { name }: Actor): boolean {
  const { quantity, rejected, rejectReason, unitPrice } = line;
  return (
    stored.userName === name &&
    stored.quantity === quantity &&
    stored.rejected === rejected &&
    stored.rejectReason === rejectReason &&
    (unitPrice === undefined ||
      (stored.unitPrice !== null && Number(stored.unitPrice) === unitPrice))
  );
}

/** A line of a product as it is called now, entered by the actor at this moment. */
export function lineFor(
  { actor, now }: Work,
  { _id: productId, name: productName, sku: productSku, unitOfMeasurement }: ProductRecord,
  fields: Pick<DocumentLine, 'quantity'> & Partial<DocumentLine>,
): DocumentLine {
  return {
    productId,
    productName,
    productSku,
    unitOfMeasurement,
    rejected: 0,
    rejectReason: '',
    expected: null,
    unitPrice: null,
    userName: actor.name,
    savedAt: now,
    version: 1,
    ...fields,
  };
}

/** @throws ApiError VERSION_CONFLICT, FORBIDDEN for a price that the actor may not see */
async function lineOf(
  work: Work,
  { kind }: DocumentRecord,
  { version, unitPrice, ...entered }: EnteredLine,
  stored: DocumentLine | undefined,
  product: ProductRecord,
): Promise<DocumentLine> {
  // Nobody minds that a line which is to go has gone.
  const isGone = !stored && entered.quantity === null;
  if (!isGone && (stored?.version ?? 0) !== version)
    throw await enteredMeanwhile(work, stored, product);
  if (unitPrice !== undefined) requireAccess(work.actor, 'costs:read');
  const isCount = kind === 'count';
  const isCounted = isCount && entered.quantity !== null;
  const books = isCounted ? product.currentStock : null;
  const cost = isCount ? usualCost(product) : (unitPrice ?? stored?.unitPrice ?? null);
  const expected = isCount ? books : (stored?.expected ?? null);
  return lineFor(work, product, { ...entered, expected, unitPrice: cost, version: version + 1 });
}

async function enteredMeanwhile(
  { repositories }: Work,
  stored: DocumentLine | undefined,
  { name: product, unitOfMeasurement }: ProductRecord,
): Promise<ApiError> {
  if (!stored || stored.quantity === null) return versionConflict('document');
  const settings = await repositories.settings.system();
  return new ApiError(
    'VERSION_CONFLICT',
    msg('{person} entered {quantity} {unit} of {product} in the meantime', {
      person: stored.userName,
      product,
      unit: unitText(unitOfMeasurement, stored.quantity),
      quantity: formatNumber(stored.quantity, settings),
    }),
  );
}

export interface LockedLine {
  line: DocumentLine;
  product: ProductRecord;
}

/**
 * The entered lines of a draft with their products, locked.
 * @throws ApiError VALIDATION_FAILED at a line whose product no longer exists, or when nobody has entered one
 */
export async function lockLines(
  { repositories }: Work,
  { _id }: DocumentRecord,
): Promise<LockedLine[]> {
  const { lines } = await findDocument(repositories, _id);
  const entered = lines.filter(({ quantity }) => quantity !== null);
  if (entered.length === 0)
    throw validationFailed({ lines: msg('Enter the quantity of at least one product') });
  const locked = byId(await repositories.products.lock(entered.map(({ productId }) => productId)));
  return entered.map((line) => {
    const product = locked.get(line.productId);
    const field = `lines.${line.productId}`;
    for (const [name, text] of Object.entries(errorsOf(line, product, field)))
      throw validationFailed({ [name]: text });
    if (!product) throw new Error('errorsOf refuses a missing product');
    return { line, product };
  });
}
