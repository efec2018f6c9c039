import type { Import } from '@stockroom/contract';
import { Button, Card, useFormat } from '@stockroom/shared-ui';
import { useMoveImportMutation } from '../api/imports-api';
import { useTranslate } from '../texts';
import { Muted, Progress, Stack } from './import.styles';
import { useWrite } from './use-write';

/** How far the server is; it goes on without this page. */
export function ImportProgress({ record }: { record: Import }) {
  const t = useTranslate();
  const format = useFormat();
  const write = useWrite();
  const [move, { isLoading }] = useMoveImportMutation();
  const isApplying = record.state === 'applying';
  const total = record.rows.new + record.rows.changed;
  const title = isApplying ? t('Importing') : t('Undoing the import');
  const stop = () =>
    write(move({ id: record._id, step: 'cancel' }).unwrap(), t('Failed to stop the import'));
  return (
    <Card title={title} description={t('You can leave this page: the work goes on.')}>
      <Stack>
        <Progress aria-label={title} max={total} value={record.done} />
        <Muted role="status">
          {t('{done} of {total} rows', {
            done: format.number(record.done),
            total: format.number(total),
          })}
        </Muted>
        {isApplying && (
          <div>
            <Button busy={isLoading} onClick={() => void stop()}>
              {t('Cancel')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
