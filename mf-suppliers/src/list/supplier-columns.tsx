import type { Supplier, SUPPLIER_SORT_KEYS } from '@stockroom/contract';
import { IconButton, IconLink } from '@stockroom/shared-ui';
import { LongText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { Pencil, Trash } from 'lucide-react';
import { editSupplierPath } from '../paths';
import { EmailLink, PhoneLink } from './contact-links';
import { ProductCount } from './product-count';

type SupplierColumn = Column<Supplier> & { sort?: (typeof SUPPLIER_SORT_KEYS)[number] };

/** The columns of the suppliers list (spec section 2). */
export function supplierColumns(onDelete: (supplier: Supplier) => void): readonly SupplierColumn[] {
  return [
    {
      id: 'company',
      header: 'Company',
      kind: 'title',
      sort: 'companyName',
      width: '28%',
      cell: ({ _id, companyName, address }) => (
        <RecordCell
          title={companyName}
          to={editSupplierPath(_id)}
          detail={address.split(/[,\s]*\n\s*/).join(', ')}
        />
      ),
    },
    {
      id: 'contactPerson',
      header: 'Contact Person',
      sort: 'contactPerson',
      width: '17%',
      // Whole names as a rule: a tablet, where the column is narrow, has no hover to tell the rest.
      cell: ({ contactPerson }) => <LongText lines={4}>{contactPerson}</LongText>,
    },
    {
      id: 'phone',
      header: 'Phone',
      nowrap: true,
      cell: ({ phone }) => <PhoneLink phone={phone} />,
    },
    {
      id: 'email',
      header: 'Email',
      width: '22%',
      cell: ({ email }) => <EmailLink email={email} />,
    },
    {
      id: 'products',
      header: 'Products',
      sort: 'productsCount',
      align: 'end',
      cell: (supplier) => <ProductCount supplier={supplier} />,
    },
    {
      id: 'paymentTerms',
      header: 'Payment Terms',
      cell: ({ paymentTerms }) => paymentTerms || '—',
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (supplier) => <SupplierActions supplier={supplier} onDelete={onDelete} />,
    },
  ];
}

interface SupplierActionsProps {
  supplier: Supplier;
  onDelete: (supplier: Supplier) => void;
}

function SupplierActions({ supplier, onDelete }: SupplierActionsProps) {
  return (
    <>
      <IconLink
        name="Edit"
        description={supplier.companyName}
        icon={Pencil}
        to={editSupplierPath(supplier._id)}
      />
      <IconButton
        name="Delete"
        description={supplier.companyName}
        icon={Trash}
        tone="danger"
        tooltipAlign="end"
        onClick={() => onDelete(supplier)}
      />
    </>
  );
}
