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
import { DescriptionList, Quantity } from '@stockroom/shared-ui';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useTranslate } from '../texts';

const SOURCES: Record<LeadTimeSource, Text> = {
  supplier: msg('as the supplier’s card says'),
  orders: msg('the median of the completed orders'),
  default: msg('assumed, because fewer than 3 orders are completed'),
};

interface QuantityReasonProps {
  line: ReorderLine;
  supplier: SupplierReorder;
  onClose: () => void;
}

/** The figures that a proposed quantity follows from. */
export function QuantityReason({ line, supplier, onClose }: QuantityReasonProps) {
  const t = useTranslate();
  const { quantity, unitOfMeasurement: unit, packSize } = line;
  const { leadTimeDays: count, leadTimeSource } = supplier;
  const days = t.plural(count, '{count} day', '{count} days', { count });
  const facts = [
    [t('Minimum Level'), line.minimumStockLevel],
    [t('Current Stock'), line.currentStock],
    [t('Available'), line.available],
    [t('Expected'), line.expected],
    [t('Sold in {count} days', { count: SALES_DAYS }), line.sold],
    [t('To stay above the minimum'), quantityToOrder(line)],
    [t('To last for the lead time'), quantityForSales({ ...line, leadTimeDays: count })],
    [t('Pack Size'), packSize],
  ] as const;
  return (
    <Dialog isOpen onClose={onClose} title={t('Why {quantity}?', { quantity })}>
      <DescriptionList
        items={[
          ...facts.map(([label, value]) => ({
            label,
            value: <Quantity value={value} unit={unit} />,
          })),
          { label: t('Lead Time'), value: `${days}, ${t(SOURCES[leadTimeSource])}` },
        ]}
      />
    </Dialog>
  );
}
