import {
  msg,
  quantityForSales,
  quantityToOrder,
  SALES_DAYS,
  type LeadTimeSource,
  type ReorderLine,
  type SupplierReorder,
  type Text,
} from '@stockroom/contract';
import { DescriptionList, IconButton, Quantity, space } from '@stockroom/shared-ui';
import { Popover } from '@stockroom/shared-ui/popups';
import { CircleHelp } from 'lucide-react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

const SOURCES: Record<LeadTimeSource, Text> = {
  supplier: msg('as the supplier’s card says'),
  orders: msg('the median of the completed orders'),
  default: msg('assumed, because fewer than 3 orders are completed'),
};

export function LeadTime({ supplier: { leadTimeDays: count } }: { supplier: SupplierReorder }) {
  const t = useTranslate();
  return (
    <span>
      {t('Lead Time')}: {t.plural(count, '{count} day', '{count} days', { count })}
    </span>
  );
}

interface QuantityReasonProps {
  line: ReorderLine;
  supplier: SupplierReorder;
}

/** Opens the figures that a proposed quantity follows from. */
export function QuantityReason({ line, supplier }: QuantityReasonProps) {
  const t = useTranslate();
  const { name, quantity, unitOfMeasurement: unit, packSize } = line;
  const { leadTimeDays, leadTimeSource } = supplier;
  const facts = [
    [t('Minimum Level'), line.minimumStockLevel],
    [t('Current Stock'), line.currentStock],
    [t('Available'), line.available],
    [t('Expected'), line.expected],
    [t('Sold in {count} days', { count: SALES_DAYS }), line.sold],
    [t('To stay above the minimum'), quantityToOrder(line)],
    [t('To last for the lead time'), quantityForSales({ ...line, leadTimeDays })],
    [t('Pack Size'), packSize],
  ] as const;
  const why = t('Why {quantity}?', { quantity });
  return (
    <Popover
      label={why}
      trigger={<IconButton name={why} description={name} icon={CircleHelp} tooltipAlign="end" />}
    >
      <Reason>
        <DescriptionList
          items={facts.map(([label, value]) => ({
            label,
            value: <Quantity value={value} unit={unit} />,
          }))}
        />
        <p>
          <LeadTime supplier={supplier} />, {t(SOURCES[leadTimeSource])}.
        </p>
      </Reason>
    </Popover>
  );
}

const Reason = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: 340px;
  padding: ${space.lg};
`;
