import type { Import, ImportSettings } from '@stockroom/contract';
import { useTranslate } from '../texts';
import { Checkbox, Muted } from './import.styles';

interface MissingRecordsProps {
  record: Import;
  onChange: (settings: ImportSettings) => void;
}

/** The categories and suppliers of the file that do not exist yet, by name. */
export function MissingRecords({ record, onChange }: MissingRecordsProps) {
  const t = useTranslate();
  const { categories, suppliers } = record.missing;
  if (categories.length + suppliers.length === 0) return null;
  return (
    <div>
      {categories.length > 0 && (
        <p>{t('New categories: {names}', { names: categories.join(', ') })}</p>
      )}
      {suppliers.length > 0 && (
        <p>{t('New suppliers: {names}', { names: suppliers.join(', ') })}</p>
      )}
      <Checkbox>
        <input
          type="checkbox"
          checked={record.createsMissing}
          onChange={({ target }) => onChange({ createsMissing: target.checked })}
        />
        {t('Create them')}
      </Checkbox>
      {!record.createsMissing && <Muted>{t('Without them, their rows are refused.')}</Muted>}
    </div>
  );
}
