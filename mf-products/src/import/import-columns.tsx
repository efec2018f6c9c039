import {
  IMPORT_FIELDS,
  isDay,
  ownTimeZone,
  type Import,
  type ImportColumn,
  type ImportSettings,
  type Text,
} from '@stockroom/contract';
import { Card, CheckBox, Notice } from '@stockroom/shared-ui';
import { FieldFrame, Input, Select } from '@stockroom/shared-ui/forms';
import { useId } from 'react';
import { useTranslate } from '../texts';
import { RowDefaults } from './row-defaults';
import { Choices, ColumnGrid, Muted } from './import.styles';

export interface SettingsProps {
  record: Import;
  onChange: (settings: ImportSettings) => void;
}

/** Each column of the file with its samples and its field, and what depends on the fields. */
export function ImportColumns({ record, onChange }: SettingsProps) {
  const t = useTranslate();
  const id = useId();
  const { kind, columns, headingLine, stock } = record;
  const fields: Record<string, Text> = IMPORT_FIELDS[kind];
  const [[key, keyLabel] = ['', '']] = Object.entries(fields);
  const isMapped = (field: string) => columns.some((column) => column.field === field);
  const hasStock = isMapped('currentStock');

  /** A field that another column has moves to this one. */
  const choose = (index: number, field: string) =>
    onChange({
      fields: columns.map((column, other) => {
        if (other === index) return field;
        return column.field === field ? '' : (column.field ?? '');
      }),
    });
  return (
    <Card
      title={t('Columns')}
      description={t('Headings found in line {line}. Correct what was not recognised.', {
        line: headingLine,
      })}
    >
      {!isMapped(key) && !isMapped('barcode') && (
        <Notice>
          {kind === 'products'
            ? t(
                'No column has the SKU. Choose it below, or each row adds a product with a new SKU.',
              )
            : t('No column has the field “{field}”. Choose it below.', { field: t(keyLabel) })}
        </Notice>
      )}
      <ColumnGrid>
        {columns.map((column, index) => (
          <li key={index}>
            <ColumnField
              {...{ column, fields }}
              label={column.heading || t('Column {number}', { number: index + 1 })}
              onChoose={(field) => choose(index, field)}
            />
          </li>
        ))}
      </ColumnGrid>
      <Choices>
        {hasStock && kind !== 'counts' && (
          <FieldFrame label={t('Stock')} field={{ id, error: undefined }}>
            <Select
              id={id}
              value={stock}
              onChange={({ target }) => onChange({ stock: target.value === 'add' ? 'add' : 'set' })}
            >
              <option value="set">{t('Set to the value of the file')}</option>
              <option value="add">{t('Add the value of the file')}</option>
            </Select>
          </FieldFrame>
        )}
        {hasStock && stock === 'set' && <StockDate record={record} onChange={onChange} />}
        {kind === 'products' && <RowDefaults record={record} onChange={onChange} />}
        <MissingRecords record={record} onChange={onChange} />
      </Choices>
    </Card>
  );
}

interface ColumnFieldProps {
  column: ImportColumn;
  label: string;
  fields: Record<string, Text>;
  onChoose: (field: string) => void;
}

function ColumnField({ column, label, fields, onChoose }: ColumnFieldProps) {
  const t = useTranslate();
  const id = useId();
  const samples = [...new Set(column.samples)].join(' · ');
  return (
    <FieldFrame label={label} hint={samples} field={{ id, error: undefined }}>
      <Select
        id={id}
        aria-describedby={samples && `${id}-hint`}
        value={column.field ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('Leave out')}</option>
        {Object.entries(fields).map(([field, text]) => (
          <option key={field} value={field}>
            {t(text)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** The day at whose end stock was counted. */
function StockDate({ record, onChange }: SettingsProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <FieldFrame
      label={t('Date of stock')}
      hint={t(
        'Leave it empty for the present stock. For an earlier day, later movements are added.',
      )}
      field={{ id, error: undefined }}
    >
      <Input
        type="date"
        id={id}
        aria-describedby={`${id}-hint`}
        defaultValue={record.stockDate ?? ''}
        onBlur={({ target }) => {
          // Not a day that the server has refused, nor half of one.
          target.value = record.stockDate ?? '';
        }}
        onChange={({ target: { value, validity } }) => {
          const isEmpty = value === '' && !validity.badInput;
          if (isEmpty || isDay(value))
            onChange({ stockDate: value || null, timeZone: ownTimeZone() });
        }}
      />
    </FieldFrame>
  );
}

/** The categories and suppliers of the file that do not exist yet, by name. */
function MissingRecords({ record, onChange }: SettingsProps) {
  const t = useTranslate();
  const { createsMissing, missing } = record;
  const [categories, suppliers] = [missing.categories, missing.suppliers].map((names) =>
    names.join(', '),
  );
  if (!categories && !suppliers) return null;
  return (
    <div>
      {categories && <p>{t('New categories: {names}', { names: categories })}</p>}
      {suppliers && <p>{t('New suppliers: {names}', { names: suppliers })}</p>}
      <CheckBox
        label={t('Create them')}
        checked={createsMissing}
        onChange={(isChecked) => onChange({ createsMissing: isChecked })}
      />
      {!createsMissing && <Muted>{t('Without them, their rows are refused.')}</Muted>}
    </div>
  );
}
