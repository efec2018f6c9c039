import { useCategoryOptionsQuery, useSupplierOptionsQuery } from '@stockroom/shared-ui';
import { FieldFrame, Input } from '@stockroom/shared-ui/forms';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../texts';
import type { SettingsProps } from './import-columns';

/** Category and supplier of new products whose rows name none. Without them, such rows are refused. */
export function RowDefaults({ record, onChange }: SettingsProps) {
  const t = useTranslate();
  const { rows, defaultCategory, defaultSupplier } = record;
  const [search, setSearch] = useState('');
  const { data: categories = [] } = useCategoryOptionsQuery();
  const { data: suppliers = [] } = useSupplierOptionsQuery({ search });
  if (rows.refused === 0 && defaultCategory === '' && defaultSupplier === '') return null;
  return (
    <>
      <NameField
        label={t('Category for rows without one')}
        value={defaultCategory}
        names={categories}
        onChoose={(name) => onChange({ defaultCategory: name })}
      />
      <NameField
        label={t('Supplier for rows without one')}
        value={defaultSupplier}
        names={suppliers.map(({ companyName }) => companyName)}
        onType={setSearch}
        onChoose={(name) => onChange({ defaultSupplier: name })}
      />
    </>
  );
}

interface NameFieldProps {
  label: string;
  value: string;
  names: readonly string[];
  onType?: (text: string) => void;
  onChoose: (name: string) => void;
}

/** Offers names, and takes another one too: the import may create it. Enter or leaving the box saves. */
function NameField({ label, value, names, onType, onChoose }: NameFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const save = (typed: string) => {
    if (typed.trim() !== value) onChoose(typed.trim());
  };
  return (
    <FieldFrame label={label} field={{ id, error: undefined }}>
      <Input
        id={id}
        list={`${id}-names`}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          onType?.(target.value);
        }}
        onBlur={() => save(text)}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Enter') save(text);
        }}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FieldFrame>
  );
}
