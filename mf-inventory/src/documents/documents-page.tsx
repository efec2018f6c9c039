import {
  DOCUMENT_SORT_KEYS,
  DOCUMENT_STATE_LABELS,
  DOCUMENT_STATES,
  documentPath,
  DOCUMENTS,
  ORDER_MONEY_PERMISSIONS,
  type DocumentList,
  type DocumentListKind,
  type DocumentSummary,
  type Translate,
} from '@stockroom/contract';
import { ButtonLink, DateTime, EmptyState, Money, Quantity, useCan } from '@stockroom/shared-ui';
import {
  FilterSelect,
  ListPage,
  LongText,
  MailText,
  RecordCell,
  SearchFilter,
  useListQuery,
  type Column,
} from '@stockroom/shared-ui/data-table';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentsQuery } from '../api/documents-api';
import { ApprovalLimit } from '../counts/approval-limit';
import { MOVEMENTS_PATH, NEW_COUNT_DOCUMENT_PATH, NEW_DELIVERY_PATH } from '../paths';
import { useTranslate } from '../texts';
import { LIST_WORDS, listKindOf, scopeText, StateBadge } from './document-words';

/** The deliveries, returns or counts: each list begins afresh. */
export function DocumentsPage() {
  const kind = listKindOf(useLocation().pathname);
  return <DocumentsOf key={kind} kind={kind} />;
}

function DocumentsOf({ kind }: { kind: DocumentListKind }) {
  const t = useTranslate();
  const { icon, title, none, empty, about, failure } = LIST_WORDS[kind];
  const list = useListQuery({
    filters: { search: 'text', state: DOCUMENT_STATES },
    sortKeys: DOCUMENT_SORT_KEYS,
    defaultSort: '-createdAt',
  });
  const args = { kind, ...list.args };
  const answer = useDocumentsQuery(args, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => documentColumns(kind, t), [kind, t]);
  return (
    <ListPage
      title={t(title)}
      backTo={MOVEMENTS_PATH}
      actions={
        <>
          {kind === 'count' && <ApprovalLimit />}
          <NewDocument kind={kind} />
        </>
      }
      file={{ operation: 'GET /documents', args, name: 'documents' }}
      filters={
        <>
          <SearchFilter
            label={t('Search documents')}
            placeholder={t('Search by number, name or reference…')}
            value={list.values.search}
            onSearch={(search) => list.setFilter('search', search, { typing: true })}
          />
          <FilterSelect
            label={t('State')}
            value={list.values.state}
            options={[
              { value: '', label: t('All') },
              ...DOCUMENT_STATES.map((value) => ({
                value,
                label: t(DOCUMENT_STATE_LABELS[value]),
              })),
            ]}
            onChange={(state) => list.setFilter('state', state)}
          />
        </>
      }
      columns={columns}
      list={list}
      answer={answer}
      rowsOf={documentsOf}
      rowKey={idOf}
      words={{
        count: (total, count) =>
          t.plural(total, '{count} document', '{count} documents', { count }),
        none: t(none),
      }}
      failure={t(failure)}
      empty={
        <EmptyState
          icon={icon}
          title={t(empty)}
          description={t(about)}
          action={<NewDocument kind={kind} />}
        />
      }
    />
  );
}

function NewDocument({ kind }: { kind: DocumentListKind }) {
  const t = useTranslate();
  const canWrite = useCan(kind === 'count' ? 'stock:adjust' : 'stock:receive');
  if (!canWrite || kind === 'return') return null;
  return kind === 'delivery' ? (
    <ButtonLink variant="primary" icon={Plus} to={NEW_DELIVERY_PATH} data-shortcut="new">
      {t('Receive a delivery')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" icon={Plus} to={NEW_COUNT_DOCUMENT_PATH} data-shortcut="new">
      {t('New count')}
    </ButtonLink>
  );
}

type DocumentColumn = Column<DocumentSummary, (typeof DOCUMENT_SORT_KEYS)[number]>;

function documentColumns(kind: DocumentListKind, t: Translate): readonly DocumentColumn[] {
  const party: DocumentColumn = {
    id: 'party',
    header: kind === 'delivery' ? t('Supplier') : t('Customer / Supplier'),
    width: '25%',
    phone: 'line',
    cell: (row) => <LongText lines={3}>{row.party}</LongText>,
  };
  const scope: DocumentColumn = {
    id: 'scope',
    header: t('Scope'),
    phone: 'line',
    cell: (row) => scopeText(row, t),
  };
  return [
    {
      id: 'number',
      header: t('Number'),
      kind: 'title',
      nowrap: true,
      cell: ({ _id, kind: own, number, orderNumber }) => (
        <RecordCell title={number} to={documentPath(own, _id)} detail={orderNumber ?? ''} />
      ),
    },
    ...(kind === 'return'
      ? [
          {
            id: 'kind',
            header: t('Type'),
            cell: ({ kind: own }: DocumentSummary) => t(DOCUMENTS[own].label),
          },
        ]
      : []),
    kind === 'count' ? scope : party,
    {
      id: 'state',
      header: t('State'),
      phone: 'line',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'lines',
      header: t('Products'),
      align: 'end',
      cell: ({ lineCount }) => <Quantity value={lineCount} />,
    },
    {
      id: 'total',
      header: kind === 'count' ? t('Difference') : t('Total Amount'),
      align: 'end',
      phone: 'figure',
      permission: kind === 'return' ? Object.values(ORDER_MONEY_PERMISSIONS) : 'costs:read',
      cell: ({ totalAmount }) => <Money value={totalAmount} signed={kind === 'count'} />,
    },
    {
      id: 'createdAt',
      header: t('Date and Time'),
      sort: 'createdAt',
      phone: 'line',
      nowrap: true,
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    { id: 'user', header: t('User'), cell: ({ createdBy }) => <MailText address={createdBy} /> },
  ];
}

const documentsOf = ({ documents }: DocumentList) => documents;
const idOf = ({ _id }: DocumentSummary) => _id;
