import {
  productsPath,
  supplierPath,
  type Supplier,
  type SUPPLIER_SORT_KEYS,
  type Translate,
} from '@stockroom/contract';
import { Badge, media, token, type, useFormat } from '@stockroom/shared-ui';
import { actionsColumn, LongText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { EmailLink, PhoneLink } from './contact-links';

/** @param canEdit whether the names lead to the form */
export function supplierColumns(
  canEdit: boolean,
  onDelete: (supplier: Supplier) => void,
  t: Translate,
): readonly Column<Supplier, (typeof SUPPLIER_SORT_KEYS)[number]>[] {
  return [
    {
      id: 'company',
      header: t('Company'),
      kind: 'title',
      sort: 'companyName',
      width: '28%',
      cell: ({ _id, companyName, address }) => (
        <RecordCell
          title={companyName}
          to={canEdit ? supplierPath(_id) : undefined}
          detail={address.split(/[,\s]*\n\s*/).join(', ')}
        />
      ),
    },
    {
      id: 'contactPerson',
      header: t('Contact Person'),
      sort: 'contactPerson',
      phone: 'line',
      width: '17%',
      // The column is narrow on a tablet, which has no hover to show a cut name.
      cell: ({ contactPerson }) => <LongText lines={4}>{contactPerson}</LongText>,
    },
    {
      id: 'phone',
      header: t('Phone'),
      phone: 'line',
      nowrap: true,
      cell: ({ phone }) => <PhoneLink phone={phone} />,
    },
    {
      id: 'email',
      header: t('Email'),
      width: '22%',
      cell: ({ email }) => <EmailLink email={email} />,
    },
    {
      id: 'products',
      header: t('Products'),
      sort: 'productsCount',
      phone: 'figure',
      align: 'end',
      cell: (supplier) => <ProductCount supplier={supplier} />,
    },
    {
      id: 'paymentTerms',
      header: t('Payment Terms'),
      cell: ({ paymentTerms }) => paymentTerms || '—',
    },
    actionsColumn({
      nameOf: ({ companyName }) => companyName,
      editPath: ({ _id }) => supplierPath(_id),
      onDelete,
      permission: 'suppliers:write',
    }),
  ];
}

function ProductCount({ supplier }: { supplier: Supplier }) {
  const t = useTranslate();
  const { _id, companyName, productsCount } = supplier;
  const count = useFormat().number(productsCount);
  const words = t.plural(productsCount, '{count} product', '{count} products', { count });
  const figure = (
    <Count data-words={words}>
      <Badge>{count}</Badge>
    </Count>
  );
  if (productsCount === 0) return figure;
  return (
    <CountLink
      to={productsPath({ supplierId: _id })}
      aria-label={words}
      aria-description={companyName}
    >
      {figure}
    </CountLink>
  );
}

/* A phone shows no heading above the figure. */
const Count = styled.span`
  ${media.phone} {
    & > * {
      display: none;
    }
    &::before {
      content: attr(data-words);
      color: ${token.textMuted};
      ${type.xs}
    }
  }
`;

/* A touch target larger than the badge. */
const CountLink = styled(Link)`
  display: inline-block;
  margin: -6px;
  padding: 6px;
  border-radius: 999px;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
