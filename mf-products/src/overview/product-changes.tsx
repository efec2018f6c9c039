import {
  changeInWords,
  describeFields,
  type ListedChange,
  type Translate,
} from '@stockroom/contract';
import { DateTime, space, token, useFormat } from '@stockroom/shared-ui';
import { DataTable, MailText, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

/** Who changed what, prices among it. */
export function ProductChanges({ changes }: { changes: readonly ListedChange[] }) {
  const t = useTranslate();
  const columns = useMemo(() => changeColumns(t), [t]);
  return (
    <TableCard title={t('Changes')}>
      <DataTable label={t('Changes')} columns={columns} rows={changes} rowKey={({ _id }) => _id} />
    </TableCard>
  );
}

function changeColumns(t: Translate): readonly Column<ListedChange>[] {
  return [
    { id: 'at', header: t('When'), nowrap: true, cell: ({ at }) => <DateTime value={at} /> },
    { id: 'who', header: t('Who'), cell: ({ userName }) => <MailText address={userName} /> },
    {
      id: 'what',
      header: t('What'),
      kind: 'title',
      width: '50%',
      cell: (change) => <Fields change={change} />,
    },
  ];
}

/** "Selling Price 100 → 120", or only what happened: "Created the product". */
function Fields({ change }: { change: ListedChange }) {
  const t = useTranslate();
  const format = useFormat();
  if (change.action !== 'updated') return changeInWords(change, t).words;
  return (
    <List>
      {describeFields(change.fields, format, t).map(({ label, from, to }) => (
        <li key={label}>
          <span>{label}</span> {from || '—'} → {to || '—'}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  overflow-wrap: anywhere;
  span {
    color: ${token.textMuted};
  }
`;
