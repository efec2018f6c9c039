import { IMPORT_ROW_KINDS, type Import, type ImportRowKind } from '@stockroom/contract';
import { useFormat } from '@stockroom/shared-ui';
import { useTranslate } from '../texts';
import { Chip, Toolbar } from './import.styles';
import { ROW_KINDS } from './import-kinds';

interface RowFilterProps {
  rows: Import['rows'];
  /** undefined: all. */
  value: ImportRowKind | undefined;
  onChange: (kind: ImportRowKind | undefined) => void;
}

/** How many rows there are of each kind; a press shows only these. */
export function RowFilter({ rows, value, onChange }: RowFilterProps) {
  const t = useTranslate();
  const format = useFormat();
  const all = IMPORT_ROW_KINDS.reduce((sum, kind) => sum + rows[kind], 0);
  const chips = [
    { kind: undefined, label: t('All'), count: all },
    ...IMPORT_ROW_KINDS.map((kind) => ({
      kind,
      label: t(ROW_KINDS[kind].label),
      count: rows[kind],
    })).filter(({ kind, count }) => count > 0 || kind === value),
  ];
  return (
    <Toolbar role="group" aria-label={t('Rows')}>
      {chips.map(({ kind, label, count }) => (
        <Chip
          key={label}
          type="button"
          aria-pressed={kind === value}
          data-kind={kind}
          onClick={() => onChange(kind)}
        >
          {label} <b>{format.number(count)}</b>
        </Chip>
      ))}
    </Toolbar>
  );
}
