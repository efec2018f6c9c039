import type { Import, ImportSettings } from '@stockroom/contract';
import { useRef, useState } from 'react';
import { useSaveImportSettingsMutation } from '../api/imports-api';
import { translate } from '../texts';
import { useWrite } from './use-write';

/** Shows each choice at once and saves one after the other, so that the last one wins. */
export function useImportSettings(record: Import) {
  const write = useWrite();
  const [save] = useSaveImportSettingsMutation();
  const [unsaved, setUnsaved] = useState<ImportSettings | null>(null);
  const queue = useRef(Promise.resolve());

  const change = (settings: ImportSettings) => {
    setUnsaved((before) => ({ ...before, ...settings }));
    const turn = queue.current.then(async () => {
      const saving = save({ id: record._id, settings }).unwrap();
      await write(saving, translate('Failed to save the settings'));
      if (queue.current === turn) setUnsaved(null);
    });
    queue.current = turn;
  };
  return { shown: withSettings(record, unsaved), change, isSaving: unsaved !== null };
}

function withSettings(record: Import, settings: ImportSettings | null): Import {
  if (settings === null) return record;
  const { fields, ...others } = settings;
  const columns = record.columns.map((column, index) => ({
    ...column,
    field: fields ? fields[index] || null : column.field,
  }));
  return { ...record, ...others, columns };
}
