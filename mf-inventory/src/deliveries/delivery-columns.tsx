import { sumQuantities, type DocumentLine, type Translate } from '@stockroom/contract';
import { Quantity, useFormat } from '@stockroom/shared-ui';
import { RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { WarningText } from '@stockroom/shared-ui/forms';
import { LineConflict, NumberCell, RejectedCell, useEntry } from '../documents/line-cells';
import { useTranslate } from '../texts';

export function deliveryColumns(t: Translate): readonly Column<DocumentLine>[] {
  return [
    {
      id: 'product',
      header: t('Product'),
      kind: 'title',
      cell: ({ productName, productSku }) => <RecordCell title={productName} detail={productSku} />,
    },
    {
      id: 'expected',
      header: t('Expected'),
      align: 'end',
      cell: ({ expected }) => (expected === null ? '—' : <Quantity value={expected} />),
    },
    {
      id: 'quantity',
      header: t('Delivered'),
      align: 'end',
      nowrap: false,
      cell: (line) => <Delivered line={line} />,
    },
    {
      id: 'rejected',
      header: t('Rejected'),
      align: 'end',
      nowrap: false,
      cell: (line) => <RejectedCell line={line} />,
    },
    {
      id: 'price',
      header: t('Price'),
      align: 'end',
      nowrap: false,
      permission: 'costs:read',
      cell: (line) => (
        <NumberCell line={line} field="unitPrice" label={t('Price')} placeholder={t('average')} />
      ),
    },
  ];
}

/** What came, with a warning of more than the order expects. */
function Delivered({ line }: { line: DocumentLine }) {
  const t = useTranslate();
  const format = useFormat();
  const { quantityOf, problems } = useEntry();
  const came = quantityOf(line.productId) ?? 0;
  const rejected = quantityOf(line.productId, 'rejected') ?? 0;
  const surplus = line.expected === null ? 0 : sumQuantities([came, -rejected, -line.expected]);
  return (
    <>
      <NumberCell line={line} field="quantity" label={t('Delivered')} showsUnit />
      {surplus > 0 && !problems[line.productId] && (
        <WarningText>
          {t('{quantity} more than ordered', {
            quantity: format.quantity(surplus, line.unitOfMeasurement),
          })}
        </WarningText>
      )}
      <LineConflict line={line} />
    </>
  );
}
