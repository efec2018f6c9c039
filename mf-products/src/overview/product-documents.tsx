import { DOCUMENTS, documentPath, type ProductDocument, type Translate } from '@stockroom/contract';
import { DateOnly, Quantity, TextLink } from '@stockroom/shared-ui';
import { DataTable, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import { useTranslate } from '../texts';

/** The newest deliveries, returns and counts with the product. */
export function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  const t = useTranslate();
  const columns = useMemo(() => documentColumns(t), [t]);
  if (documents.length === 0) return null;
  const title = t('Newest deliveries, returns and counts');
  return (
    <TableCard title={title}>
      <DataTable label={title} columns={columns} rows={documents} rowKey={({ _id }) => _id} />
    </TableCard>
  );
}

function documentColumns(t: Translate): readonly Column<ProductDocument>[] {
  return [
    {
      id: 'number',
      header: t('Document'),
      kind: 'title',
      cell: ({ _id, kind, number }) => (
        <>
          {t(DOCUMENTS[kind].label)} <TextLink to={documentPath(kind, _id)}>{number}</TextLink>
        </>
      ),
    },
    { id: 'party', header: t('Customer / Supplier'), cell: ({ party }) => party || '—' },
    {
      id: 'quantity',
      header: t('Quantity'),
      align: 'end',
      cell: ({ quantity }) => <Quantity value={quantity ?? 0} />,
    },
    {
      id: 'rejected',
      header: t('Rejected or written off'),
      align: 'end',
      cell: ({ rejected }) => (rejected === 0 ? '—' : <Quantity value={rejected} />),
    },
    {
      id: 'postedAt',
      header: t('Posted'),
      nowrap: true,
      cell: ({ postedAt }) => postedAt && <DateOnly value={postedAt} />,
    },
  ];
}
