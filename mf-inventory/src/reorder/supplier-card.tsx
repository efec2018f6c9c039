import {
  productPath,
  supplierPath,
  unitText,
  type SupplierReorder,
  type Translate,
} from '@stockroom/contract';
import {
  CheckBox,
  IconButton,
  Input,
  LazyPart,
  Money,
  Notice,
  Quantity,
  space,
  TextLink,
  useCan,
  withParts,
} from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { CircleHelp } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { NumberBox } from '../documents/line-cells';
import { useTranslate } from '../texts';
import type { DraftLine, DraftOrder, Edits } from './draft';

interface SupplierCardProps {
  order: DraftOrder;
  edits: Edits;
  onChange: (edits: Edits) => void;
}

/** The order of one supplier, as it would be created. */
export function SupplierCard({ order, edits, onChange }: SupplierCardProps) {
  const t = useTranslate();
  const canSeeCosts = useCan('costs:read');
  const { supplier, lines, total, isBelowMinimum } = order;
  const { supplierId, supplierName, minimumOrderValue, leadTimeDays } = supplier;
  const choose = (id: string, isChosen: boolean) =>
    onChange({ ...edits, leftOut: { ...edits.leftOut, [id]: !isChosen } });
  const type = (id: string, typed: string) =>
    onChange({ ...edits, quantities: { ...edits.quantities, [id]: typed } });
  return (
    <div role="group" aria-label={supplierName}>
      <TableCard
        title={supplierName}
        description={
          <>
            {t('Lead Time')}: {t.plural(leadTimeDays, '{count} day', '{count} days')} ·{' '}
            <TextLink to={supplierPath(supplierId)}>{t('Supplier details')}</TextLink>
          </>
        }
        actions={
          <CheckBox
            label={t('Order from {supplier}', { supplier: supplierName })}
            isLabelHidden
            checked={!edits.leftOut[supplierId]}
            onChange={(isChosen) => choose(supplierId, isChosen)}
          />
        }
      >
        {canSeeCosts && isBelowMinimum && minimumOrderValue !== null && (
          <Notice>
            {withParts(t('Below the minimum order of {amount}'), {
              amount: <Money value={minimumOrderValue} />,
            })}
          </Notice>
        )}
        <DataTable
          label={supplierName}
          columns={columnsOf({ supplier, choose, type, t })}
          rows={lines}
          rowKey={({ line }) => line._id}
          totals={canSeeCosts ? { product: t('Total'), total: <Money value={total} /> } : undefined}
        />
      </TableCard>
    </div>
  );
}

interface ColumnsOptions {
  supplier: SupplierReorder;
  choose: (productId: string, isChosen: boolean) => void;
  type: (productId: string, typed: string) => void;
  t: Translate;
}

function columnsOf({ supplier, choose, type, t }: ColumnsOptions): readonly Column<DraftLine>[] {
  return [
    {
      id: 'product',
      header: t('Product'),
      kind: 'title',
      width: '34%',
      cell: ({ line: { _id, name, sku }, isChosen }) => (
        <Chosen>
          <CheckBox
            label={t('Order {product}', { product: name })}
            isLabelHidden
            checked={isChosen}
            onChange={(isTicked) => choose(_id, isTicked)}
          />
          <RecordCell title={name} to={productPath(_id)} detail={sku} />
        </Chosen>
      ),
    },
    {
      id: 'available',
      header: t('Available'),
      align: 'end',
      width: '10%',
      cell: ({ line }) => <Quantity value={line.available} />,
    },
    {
      id: 'expected',
      header: t('Expected'),
      align: 'end',
      width: '10%',
      cell: ({ line }) => <Quantity value={line.expected} />,
    },
    {
      id: 'quantity',
      header: t('To Order'),
      align: 'end',
      width: '208px',
      cell: (draft) => <QuantityCell {...{ draft, supplier, type }} />,
    },
    {
      id: 'price',
      header: t('Unit Price'),
      align: 'end',
      permission: 'costs:read',
      cell: ({ line }) => <Money value={line.purchasePrice} />,
    },
    {
      id: 'total',
      header: t('Total'),
      align: 'end',
      permission: 'costs:read',
      cell: ({ isChosen, total }) => (isChosen && total !== null ? <Money value={total} /> : '—'),
    },
  ];
}

const loadReason = async () =>
  (await import(/* webpackChunkName: "quantity-reason" */ './quantity-reason')).QuantityReason;

interface QuantityCellProps extends Pick<ColumnsOptions, 'supplier' | 'type'> {
  draft: DraftLine;
}

/** A quantity that can be changed in place, and explains itself. */
function QuantityCell({ draft, supplier, type }: QuantityCellProps) {
  const t = useTranslate();
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const { line, typed, isChosen, quantity, problem } = draft;
  return (
    <>
      <NumberBox>
        <span>{t(unitText(line.unitOfMeasurement, quantity ?? undefined))}</span>
        <Input
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('Quantity of {product}', { product: line.name })}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          disabled={!isChosen}
          value={typed}
          onChange={({ target }) => type(line._id, target.value)}
        />
        <WhyButton
          name={t('Why {quantity}?', { quantity: line.quantity })}
          description={line.name}
          icon={CircleHelp}
          tooltipAlign="end"
          onClick={() => setExplained(true)}
        />
      </NumberBox>
      {problem && <ErrorText id={id}>{t(problem)}</ErrorText>}
      {isExplained && (
        <LazyPart
          load={loadReason}
          props={{ line, supplier, onClose: () => setExplained(false) }}
          failure={t('Failed to load the figures')}
        />
      )}
    </>
  );
}

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
`;
/* Below the button, the tooltip would cover the text about a wrong quantity. */
const WhyButton = styled(IconButton)`
  &&::after {
    top: auto;
    bottom: calc(100% + 6px);
  }
`;
