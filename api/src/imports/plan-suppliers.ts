import { foldName, supplierSchema, type SupplierInput } from '@stockroom/contract';
import type { ImportRecord } from '../store/imports';
import { grouped } from '../store/report-rows';
import type { Repositories, SupplierRecord } from '../store/store';
import { kindOf, SEVERAL_SUPPLIERS } from './plan-products';
import { planCells, planWrite, refusalsOf, type PlanRow, type ReadRow } from './read-row';

const FIELDS = Object.keys(supplierSchema.fields) as (keyof SupplierInput)[];

export async function planSuppliers(
  { suppliers }: Repositories,
  _imported: ImportRecord,
  rows: readonly ReadRow[],
): Promise<PlanRow> {
  const nameOf = ({ values }: ReadRow) => String(values['companyName'] ?? '');
  const found = await suppliers.findByNames(rows.map(nameOf));
  const byName = new Map(grouped(found, ({ companyName }) => foldName(companyName)));
  return (row) => {
    const [existing = null, ...others] = byName.get(foldName(nameOf(row))) ?? [];
    const stored = existing && inputOf(existing);
    // Another spelling of the name is no change of it.
    const input = {
      ...(stored ?? supplierSchema.getDefault()),
      ...row.values,
      ...(stored && { companyName: stored.companyName }),
    } as SupplierInput;
    const isChanged = stored === null || FIELDS.some((field) => input[field] !== stored[field]);
    const problems = {
      ...(isChanged ? refusalsOf(supplierSchema, input) : {}),
      ...(others.length > 0 && { companyName: SEVERAL_SUPPLIERS }),
      ...row.problems,
    };
    const kind = kindOf(Object.keys(problems).length > 0, existing !== null, isChanged);
    return {
      kind,
      ...planCells(row, existing, input, problems),
      newCategory: null,
      newSupplier: null,
      write: planWrite(kind, existing, { supplier: input, ...(stored && { before: stored }) }),
    };
  };
}

function inputOf(supplier: SupplierRecord): SupplierInput {
  return Object.fromEntries(FIELDS.map((field) => [field, supplier[field]])) as SupplierInput;
}
