import type { Import, ImportSettings } from '@stockroom/contract';
import { showError, useAppDispatch } from '@stockroom/shared-ui';
import { useRef, useState } from 'react';
import { useSaveImportSettingsMutation } from '../api/imports-api';
import { translate } from '../texts';
import { refusalOf } from './refusal';

/** Shows each choice at once and saves one after the other, so that the last one wins. */
export function useImportSettings(record: Import) {
  const dispatch = useAppDispatch();
  const [save] = useSaveImportSettingsMutation();
  const [unsaved, setUnsaved] = useState<ImportSettings | null>(null);
  const queue = useRef(Promise.resolve());

  const change = (settings: ImportSettings) => {
    setUnsaved((before) => ({ ...before, ...settings }));
    const turn = queue.current.then(async () => {
      const { error } = await save({ id: record._id, settings });
      if (error)
        dispatch(showError(refusalOf(error, translate('Failed to save the settings')), error));
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
