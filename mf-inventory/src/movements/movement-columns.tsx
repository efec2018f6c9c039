import type { STOCK_MOVEMENT_SORT_KEYS, StockMovement } from '@stockroom/contract';
import { DateTime } from '@stockroom/shared-ui';
import { MailText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { productPath } from '../paths';
import { QuantityMoved, ValueMoved } from './movement-figures';
import { MovementTypeBadge } from './movement-type-badge';
import { NotesCell } from './notes-cell';
import { ReasonCell } from './reason-cell';

type MovementColumn = Column<StockMovement> & {
  sort?: (typeof STOCK_MOVEMENT_SORT_KEYS)[number];
};

/** The columns of the stock movements list (spec section 2). */
export const movementColumns: readonly MovementColumn[] = [
  {
    id: 'createdAt',
    header: 'Date and Time',
    sort: 'createdAt',
    nowrap: true,
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
  {
    id: 'product',
    header: 'Product',
    kind: 'title',
    width: '21%',
    cell: ({ productId, productName, productSku }) => (
      <RecordCell title={productName} to={productPath(productId)} detail={productSku} />
    ),
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ movementType }) => <MovementTypeBadge type={movementType} />,
  },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: (movement) => <QuantityMoved movement={movement} />,
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    cell: (movement) => <ValueMoved movement={movement} />,
  },
  { id: 'reason', header: 'Reason', cell: (movement) => <ReasonCell movement={movement} /> },
  { id: 'user', header: 'User', cell: ({ userName }) => <MailText address={userName} /> },
  {
    id: 'notes',
    header: 'Notes',
    cell: (movement) => <NotesCell movement={movement} />,
  },
];
