import { productPath, type SupplierReorder } from '@stockroom/contract';
import { unitText } from '@stockroom/contract';
import { Input, Money, Quantity, TextLink } from '@stockroom/shared-ui';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from '../texts';
import type { DraftLine } from './draft';
import { QuantityReason } from './quantity-reason';
import { Name, QuantityBox, WhyButton } from './reorder.styles';

interface ProductRowProps {
  draft: DraftLine;
  supplier: SupplierReorder;
  canSeeCosts: boolean;
  onType: (typed: string) => void;
  onChoose: (isChosen: boolean) => void;
}

/** A product to order: its quantity can be changed in place, and explains itself. */
export function ProductRow({ draft, supplier, canSeeCosts, onType, onChoose }: ProductRowProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { line, typed, isChosen, problem, total } = draft;
  const { name, sku, unitOfMeasurement: unit } = line;
  return (
    <>
      <tr data-left-out={!isChosen || undefined}>
        <td data-kind="title">
          <Name>
            <input
              type="checkbox"
              aria-label={t('Order {product}', { product: name })}
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
            <span>
              <TextLink to={productPath(line._id)}>{name}</TextLink>
              <small>{sku}</small>
            </span>
          </Name>
        </td>
        <td data-figure data-wide>
          <Quantity value={line.currentStock} />
        </td>
        <td data-figure>
          <Quantity value={line.available} />
        </td>
        <td data-figure>
          <Quantity value={line.expected} />
        </td>
        <td>
          <QuantityBox>
            <Input
              inputMode="decimal"
              autoComplete="off"
              aria-label={t('Quantity of {product}', { product: name })}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              disabled={!isChosen}
              value={typed}
              onChange={({ target }) => onType(target.value)}
            />
            <span>{t(unitText(unit))}</span>
            <WhyButton
              type="button"
              aria-label={t('Why {quantity}?', { quantity: line.quantity })}
              aria-description={name}
              aria-expanded={isOpen}
              aria-controls={`${id}-reason`}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown aria-hidden size={16} />
            </WhyButton>
          </QuantityBox>
          {problem && <ErrorText id={`${id}-problem`}>{t(problem)}</ErrorText>}
        </td>
        {canSeeCosts && (
          <>
            <td data-figure data-wide>
              <Money value={line.purchasePrice} />
            </td>
            <td>{isChosen && total !== null ? <Money value={total} /> : '—'}</td>
          </>
        )}
      </tr>
      {isOpen && (
        <tr id={`${id}-reason`}>
          <td colSpan={canSeeCosts ? 7 : 5} data-kind="reason">
            <QuantityReason line={line} supplier={supplier} />
          </td>
        </tr>
      )}
    </>
  );
}
