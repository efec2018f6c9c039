import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button';
import { messageOf } from '../../store/api-error';
import { useAppDispatch } from '../../store/hooks';
import type { ApiRequest } from '../../store/send';
import { showError } from '../../store/toasts';

interface DownloadButtonProps {
  /** Answers with a file. */
  request: ApiRequest;
  /** Name of the file when the server gives none. */
  name: string;
  failure: string;
  children: string;
}

/** Fetches a file of the API and saves it. The code for it loads on demand. */
export function DownloadButton({ request, name, failure, children }: DownloadButtonProps) {
  const dispatch = useAppDispatch();
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const { downloadFile, saveFile } = await import(
        /* webpackChunkName: "download" */ '../../store/download'
      );
      const { data, error } = await dispatch(downloadFile(request, new AbortController().signal));
      if (data) saveFile(data.content, data.name || name);
      else dispatch(showError(messageOf(error, failure), error));
    } catch (error) {
      dispatch(showError(failure, error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button icon={Download} busy={isRunning} onClick={() => void download()}>
      {children}
    </Button>
  );
}
