import {
  documentLineSchema,
  toFieldErrors,
  type DocumentLine,
  type DocumentLinesInput,
  type Language,
} from '@stockroom/contract';
import { ValidationError } from 'yup';
import { translate } from '../texts';

/** What somebody has typed into a line and the server does not have yet. */
export interface Entry {
  /** Numbers as the server has them, or what somebody has typed. */
  quantity: number | string;
  rejected: number | string;
  rejectReason: DocumentLine['rejectReason'];
  unitPrice: number | string;
  /** The line when the typing began. */
  version: number;
  before: number | null;
  /** The unit of measurement, as far as it is known here. */
  unit: string | undefined;
}
export type EntryField = Exclude<keyof Entry, 'version' | 'before' | 'unit'>;

/** By product. */
export type Entries = Readonly<Record<string, Entry>>;
export type SavedLine = DocumentLinesInput['lines'][number];

/** Why a line cannot be saved, and where. */
interface LineProblem {
  field: EntryField;
  message: string;
}
/** By product. */
export type LineProblems = Readonly<Record<string, LineProblem>>;

export function toEntry(line: DocumentLine | undefined): Entry {
  return {
    quantity: line?.quantity ?? '',
    rejected: line && line.rejected > 0 ? line.rejected : '',
    rejectReason: line?.rejectReason ?? '',
    unitPrice: line?.unitPrice == null ? '' : Number(line.unitPrice),
    version: line?.version ?? 0,
    before: line?.quantity ?? null,
    unit: line?.unitOfMeasurement,
  };
}

/** Typed lines: those that the server may take, and what is wrong with the others. */
export function toLines(entries: Entries, language: Language, canPrice: boolean) {
  const good: SavedLine[] = [];
  const wrong: Record<string, LineProblem> = {};
  for (const [productId, entry] of Object.entries(entries)) {
    const { quantity, rejected, rejectReason, unitPrice, version, unit } = entry;
    const line = {
      productId,
      version,
      rejectReason,
      quantity: isBlank(quantity) ? null : quantity,
      rejected: isBlank(rejected) ? 0 : rejected,
      ...(canPrice && !isBlank(unitPrice) && { unitPrice }),
    };
    try {
      const checked = documentLineSchema.validateSync(line, { context: { language, unit } });
      good.push({ ...checked, rejectReason: checked.rejected > 0 ? checked.rejectReason : '' });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const [field, message] of Object.entries(toFieldErrors(error, translate)))
        wrong[productId] = problemAt(field, message);
    }
  }
  return { good, wrong };
}

function isBlank(typed: number | string): boolean {
  return String(typed).trim() === '';
}

const FIELDS: readonly EntryField[] = ['quantity', 'rejected', 'unitPrice', 'rejectReason'];

/** Where a message about a line belongs. */
function problemAt(field: string | undefined, message: string): LineProblem {
  return { field: FIELDS.find((one) => one === field) ?? 'quantity', message };
}

/**
 * The first message of each refused line, by its product: "lines.<product>.quantity".
 * @param sent the lines of the request, if the server names them by their place: "lines[3].quantity"
 */
export function problemsAt(
  fieldErrors: Readonly<Record<string, string>>,
  sent?: readonly SavedLine[],
): LineProblems {
  const named = Object.entries(fieldErrors).flatMap(([path, message]) => {
    const [place, key, field] = path.split(/[[\].]+/);
    if (place !== 'lines' || !key) return [];
    const productId = sent ? sent[Number(key)]?.productId : key;
    return productId ? [[productId, problemAt(field, message)] as const] : [];
  });
  return Object.fromEntries(named.reverse());
}
