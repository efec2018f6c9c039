import { Money, TextLink, useCan, withParts } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import { supplierPath } from '../paths';
import { useTranslate } from '../texts';
import type { DraftOrder, Edits } from './draft';
import { ProductRow } from './product-row';
import { LeadTime } from './quantity-reason';
import { CardFoot, CardHead, Lines, SupplierFrame, Warning } from './reorder.styles';

interface SupplierCardProps {
  order: DraftOrder;
  edits: Edits;
  onChange: (edits: Edits) => void;
}

/** The order of one supplier, as it would be created. */
export function SupplierCard({ order, edits, onChange }: SupplierCardProps) {
  const t = useTranslate();
  const canSeeCosts = useCan('costs:read');
  const { supplier, lines, isChosen, total, isBelowMinimum } = order;
  const { supplierId, supplierName, minimumOrderValue } = supplier;
  const leaveOut = (id: string, isLeftOut: boolean) =>
    onChange({ ...edits, leftOut: { ...edits.leftOut, [id]: isLeftOut } });
  return (
    <SupplierFrame role="group" aria-label={supplierName} data-left-out={!isChosen || undefined}>
      <CardHead>
        <input
          type="checkbox"
          aria-label={t('Order from {supplier}', { supplier: supplierName })}
          checked={!edits.leftOut[supplierId]}
          onChange={({ target }) => leaveOut(supplierId, !target.checked)}
        />
        <h2>
          <TextLink to={supplierPath(supplierId)}>{supplierName}</TextLink>
        </h2>
        <LeadTime supplier={order.supplier} />
      </CardHead>
      <Lines>
        <thead>
          <tr>
            <th data-kind="title">{t('Product')}</th>
            <th data-wide>{t('Current Stock')}</th>
            <th>{t('Available')}</th>
            <th>{t('Expected')}</th>
            <th>{t('To Order')}</th>
            {canSeeCosts && (
              <>
                <th data-wide>{t('Unit Price')}</th>
                <th>{t('Total')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ProductRow
              key={line.line._id}
              draft={line}
              supplier={supplier}
              canSeeCosts={canSeeCosts}
              onType={(typed) =>
                onChange({
                  ...edits,
                  quantities: { ...edits.quantities, [line.line._id]: typed },
                })
              }
              onChoose={(isLineChosen) => leaveOut(line.line._id, !isLineChosen)}
            />
          ))}
        </tbody>
      </Lines>
      {canSeeCosts && (
        <CardFoot>
          {isBelowMinimum && minimumOrderValue !== null && (
            <Warning>
              <TriangleAlert aria-hidden size={16} />
              <span>
                {withParts(t('Below the minimum order of {amount}'), {
                  amount: <Money value={minimumOrderValue} />,
                })}
              </span>
            </Warning>
          )}
          <span>
            {t('Total')} <Money value={total} />
          </span>
        </CardFoot>
      )}
    </SupplierFrame>
  );
}
