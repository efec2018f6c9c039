import type { Import } from '@stockroom/contract';
import { useImportSettings } from './use-import-settings';
import { FileSettings } from './file-settings';
import { ImportColumns } from './import-columns';
import { ImportPreview } from './import-preview';
import { Stack } from './import.styles';

/** What the file is and means, and what it would change. Every change is saved at once. */
export function ImportDraft({ record }: { record: Import }) {
  const { shown, change, isSaving } = useImportSettings(record);
  return (
    <>
      <FileSettings record={shown} onChange={change} />
      <Stack>
        <ImportColumns record={shown} onChange={change} />
        <ImportPreview record={record} isSaving={isSaving} />
      </Stack>
    </>
  );
}
