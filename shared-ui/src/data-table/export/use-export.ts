import type { ExportFormat } from '@stockroom/contract';
import { useState } from 'react';
import { messageOf } from '../../store/api-error';
import { downloadFile } from '../../store/download';
import { useAppDispatch, useFormat } from '../../store/hooks';
import { showError, showToast } from '../../store/toasts';
import { EXPORT_FAILURE, type ExportedList } from './exported-list';
import { saveFile } from './save-file';

/** An export on its way. */
interface RunningExport {
  /** What to say of it, e.g. "Exporting… 1,2 MB". */
  progress: string;
  cancel: () => void;
}

/** Fetches a list as a file and saves it, one at a time. It goes on when its page is left. */
export function useExport({ path, params, name }: ExportedList) {
  const dispatch = useAppDispatch();
  const format = useFormat();
  const [running, setRunning] = useState<RunningExport | null>(null);

  const start = async (type: ExportFormat) => {
    const abort = new AbortController();
    const show = (progress: string) => setRunning({ progress, cancel: () => abort.abort() });
    show('Preparing…');
    dispatch(
      showToast({
        title: 'Export Started',
        description: 'Your report is being prepared for download',
      }),
    );
    const { data, error } = await dispatch(
      downloadFile(
        { url: path, params: { ...params, format: type } },
        {
          signal: abort.signal,
          onProgress: (received) => show(`Exporting… ${inWords(received, format.number)}`),
        },
      ),
    );
    setRunning(null);
    if (data) saveFile(data.content, data.name || `${name}.${type}`);
    else dispatch(showError(messageOf(error, EXPORT_FAILURE), error));
  };
  return { running, start };
}

const KILOBYTE = 1000;

/** 1 234 567 -> "1,2 MB". */
function inWords(bytes: number, format: (value: number) => string): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${format(kilobytes)} KB`;
  return `${format(Math.round(kilobytes / 100) / 10)} MB`;
}
