import {
  changeInWords,
  orderPath,
  productPath,
  supplierPath,
  type ListedChange,
  type Translate,
} from '@stockroom/contract';
import { DateTime, historyAddress, TextLink } from '@stockroom/shared-ui';
import { MailText, type Column } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';
import { useMayOpen } from '../remotes/page-access';
import { useTranslate } from '../texts';
import { FieldsCell } from './fields-cell';

export const historyColumns = (t: Translate): readonly Column<ListedChange>[] => [
  { id: 'at', header: t('When'), nowrap: true, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'who', header: t('Who'), cell: ({ userName }) => <MailText address={userName} /> },
  {
    id: 'what',
    header: t('What'),
    kind: 'title',
    width: '28%',
    cell: (change) => <WhatCell change={change} />,
  },
  {
    id: 'fields',
    header: t('Fields'),
    width: '38%',
    cell: ({ fields }) => <FieldsCell fields={fields} />,
  },
];

/** The pages of records. */
const PAGES: Partial<Record<ListedChange['entity'], (id: string) => string>> = {
  product: productPath,
  supplier: supplierPath,
  order: orderPath,
  import: (id) => `/products/import/${id}`,
  category: () => '/settings?tab=categories',
  'company-settings': () => '/settings',
  'system-settings': () => '/settings?tab=system',
};

/** "Changed the product Desk lamp". The name leads to the record, or to its history where it has no page. */
function WhatCell({ change }: { change: ListedChange }) {
  const t = useTranslate();
  const mayOpen = useMayOpen();
  const { entity, entityId, isLive } = change;
  const { words, label } = changeInWords(change, t);
  const page = PAGES[entity]?.(entityId);
  const hasPage = isLive && page !== undefined && mayOpen({ path: page });
  if (label === '') return hasPage ? <TextLink to={page}>{words}</TextLink> : words;
  return (
    <Sentence>
      {words} <TextLink to={hasPage ? page : historyAddress(entity, entityId)}>{label}</TextLink>
    </Sentence>
  );
}

const Sentence = styled.span`
  overflow-wrap: anywhere;
`;
