import {
  ENCODINGS,
  msg,
  SEPARATORS,
  type Import,
  type ImportSettings,
  type Text,
} from '@stockroom/contract';
import { FilterSelect } from '@stockroom/shared-ui/data-table';
import { useRef, useState } from 'react';
import { useSaveImportSettingsMutation } from '../api/imports-api';
import { translate, useTranslate } from '../texts';
import { ImportColumns, type SettingsProps } from './import-columns';
import { ImportPreview } from './import-preview';
import { FileBar, Stack } from './import.styles';
import { useWrite } from './use-write';

/** What the file is and means, and what it would change. Every change is saved at once. */
export function ImportDraft({ record }: { record: Import }) {
  const { shown, change, isSaving } = useImportSettings(record);
  return (
    <Stack>
      <FileSettings record={shown} onChange={change} />
      <ImportColumns record={shown} onChange={change} />
      <ImportPreview record={record} isSaving={isSaving} />
    </Stack>
  );
}

/** Shows each choice at once and saves one after the other, so that the last one wins. */
function useImportSettings(record: Import) {
  const write = useWrite();
  const [save] = useSaveImportSettingsMutation();
  const [unsaved, setUnsaved] = useState<ImportSettings>();
  const queue = useRef(Promise.resolve());

  const change = (settings: ImportSettings) => {
    setUnsaved((before) => ({ ...before, ...settings }));
    const turn = queue.current.then(async () => {
      const saving = save({ id: record._id, settings }).unwrap();
      await write(saving, translate('Failed to save the settings'));
      if (queue.current === turn) setUnsaved(undefined);
    });
    queue.current = turn;
  };
  const { fields, ...others } = unsaved ?? {};
  const columns = record.columns.map((column, index) => ({
    ...column,
    field: fields ? fields[index] || null : column.field,
  }));
  return { shown: { ...record, ...others, columns }, change, isSaving: unsaved !== undefined };
}

const SEPARATOR_NAMES: Record<(typeof SEPARATORS)[number], Text> = {
  ';': msg('Semicolon'),
  ',': msg('Comma'),
  '\t': msg('Tab'),
  '|': msg('Vertical bar'),
};

/** How the file is read, as recognised or chosen: the sheet of a workbook, or encoding and separator of a text. */
function FileSettings({ record, onChange }: SettingsProps) {
  const t = useTranslate();
  const { sheets, sheet, encoding, separator } = record;
  return (
    <FileBar>
      {sheet !== null && (
        <FilterSelect
          label={t('Sheet')}
          value={sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={(chosen) => onChange({ sheet: chosen })}
        />
      )}
      {encoding !== null && (
        <FilterSelect
          label={t('Encoding')}
          value={encoding}
          options={ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(chosen) => onChange({ encoding: chosen })}
        />
      )}
      {separator !== null && (
        <FilterSelect
          label={t('Separator')}
          value={separator}
          options={SEPARATORS.map((value) => ({ value, label: t(SEPARATOR_NAMES[value]) }))}
          onChange={(chosen) => onChange({ separator: chosen })}
        />
      )}
    </FileBar>
  );
}
