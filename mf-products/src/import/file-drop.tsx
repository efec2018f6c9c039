import { ownTimeZone, type ImportKind } from '@stockroom/contract';
import { Button, refusalOf } from '@stockroom/shared-ui';
import { DownloadButton } from '@stockroom/shared-ui/data-table';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUploadImportMutation } from '../api/imports-api';
import { importPath } from '../paths';
import { useTranslate } from '../texts';
import { Centered, DropZone, Muted } from './import.styles';
import { KINDS } from './import-kinds';

/** Uploads a dropped or chosen file and opens its preview, or says why the server refuses it. */
export function FileDrop({ kind }: { kind: ImportKind }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [upload, { data, isLoading, error }] = useUploadImportMutation();
  // Not after the upload: the user may have left this page.
  useEffect(() => {
    if (data) void navigate(importPath(data.import._id));
  }, [data, navigate]);

  const take = (file: File | undefined) => {
    if (file && !isLoading) void upload({ kind, file });
  };
  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <DropZone
      role="group"
      aria-label={t('File')}
      data-over={isOver}
      onDragOver={allowDrop}
      onDragLeave={() => setIsOver(false)}
      onDrop={takeDrop}
    >
      <p>
        <span>{t('Drop a file here.')} </span>
        {t('You see every row before anything is written.')}
      </p>
      <Centered>
        <Button
          variant="primary"
          icon={FileUp}
          busy={isLoading}
          busyText={t('Reading…')}
          onClick={() => picker.current?.click()}
        >
          {t('Choose a file')}
        </Button>
        <DownloadButton
          request={{
            operation: 'GET /import-templates/:kind',
            id: kind,
            params: { format: 'xlsx', timeZone: ownTimeZone() },
          }}
          name={`${kind}.xlsx`}
          failure={t('Failed to download the template')}
        >
          {t('Download template')}
        </DownloadButton>
      </Centered>
      {error !== undefined && (
        <div role="alert">
          <ErrorText>{refusalOf(error, t('Failed to upload the file'))}</ErrorText>
        </div>
      )}
      <Muted>{t(KINDS[kind].help)}</Muted>
      <input
        ref={picker}
        hidden
        type="file"
        aria-label={t('File')}
        accept=".csv,.tsv,.txt,.xlsx,.xls"
        onChange={({ target }) => {
          take(target.files?.[0]);
          // Allows the same file again after a refusal.
          target.value = '';
        }}
      />
    </DropZone>
  );
}
