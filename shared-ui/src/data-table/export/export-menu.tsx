import { ownTimeZone, type ExportFormat } from '@stockroom/contract';
import { DropdownMenu } from '@stockroom/shared-ui/popups';
import { Download, FileSpreadsheet, FileText, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button';
import { messageOf } from '../../store/api-error';
import { downloadFile, saveFile } from '../../store/download';
import { useAppDispatch } from '../../store/hooks';
import { showError, showToast } from '../../store/toasts';
import { translate, useTranslate } from '../../texts';
import { EXPORT_FAILURE, type ExportedList } from './export-button';

/** Asks for the format, fetches the file and saves it. */
export function ExportMenu(list: ExportedList) {
  const t = useTranslate();
  const { running, start } = useExport(list);
  const items = running
    ? [{ label: t('Cancel export'), icon: X, onSelect: () => running.abort() }]
    : [
        { label: t('CSV'), icon: FileText, onSelect: () => void start('csv') },
        { label: t('Excel'), icon: FileSpreadsheet, onSelect: () => void start('xlsx') },
      ];
  const button = (
    <Button
      icon={Download}
      disabled={list.refusal !== undefined && !running}
      title={list.refusal}
      data-at-desk={running ? undefined : true}
    >
      {running ? t('Preparing…') : t('Export Report')}
    </Button>
  );
  return <DropdownMenu isOpenAtFirst trigger={button} items={items} />;
}

/** Runs one export at a time. It continues when the user leaves the page. */
function useExport({ operation, params, name }: ExportedList) {
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState<AbortController | null>(null);

  const start = async (format: ExportFormat) => {
    const abort = new AbortController();
    setRunning(abort);
    dispatch(
      showToast({
        title: translate('Export Started'),
        description: translate('Your report is being prepared for download'),
      }),
    );
    const { data, error } = await dispatch(
      downloadFile(
        { operation, params: { ...params, timeZone: ownTimeZone(), format } },
        abort.signal,
      ),
    );
    setRunning(null);
    if (data) saveFile(data.content, data.name || `${name}.${format}`);
    else dispatch(showError(messageOf(error, translate(EXPORT_FAILURE)), error));
  };
  return { running, start };
}
