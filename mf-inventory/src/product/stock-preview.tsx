import { sumQuantities } from '@stockroom/contract';
import { Quantity, radius, space, token, type, useLanguage } from '@stockroom/shared-ui';
import { useFormValue } from '@stockroom/shared-ui/forms';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { stockAfter, type StockEffect } from './stock-after';
import { useChosenProduct } from './use-chosen-product';

interface StockPreviewProps {
  /** The field with the quantity. */
  name: string;
  effect: StockEffect;
  /** What to say when there is nothing to save. */
  unchanged?: string;
}

/** What saving will make of the stock: "12 → 32". */
export function StockPreview({ name, effect, unchanged }: StockPreviewProps) {
  const { product } = useChosenProduct();
  const [typed] = useFormValue<string | number>(name);
  const language = useLanguage();
  const after = product && stockAfter(product, typed, effect, language);
  if (unchanged !== undefined)
    return (
      <Preview>
        <Unchanged>
          <CircleCheck aria-hidden size={16} />
          <span>{unchanged}</span>
        </Unchanged>
      </Preview>
    );
  if (!product || after === undefined) return null;
  const { currentStock, unitOfMeasurement } = product;
  return (
    <Preview>
      <Label>Stock after saving</Label>
      <Levels>
        {effect === 'set' && (
          <Change>
            <Quantity value={sumQuantities([after, -currentStock])} signed />
          </Change>
        )}{' '}
        <span>
          <Quantity value={currentStock} /> → <Quantity value={after} unit={unitOfMeasurement} />
        </span>
      </Levels>
    </Preview>
  );
}

/* Its role is status: a change is read out. */
const Preview = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.lg};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${token.border};
  border-radius: ${radius.control};
  background: ${token.surfaceSunken};
`;
const Label = styled.span`
  color: ${token.textMuted};
  ${type.sm}
`;
const Unchanged = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  font-weight: 500;

  & > svg {
    flex: none;
    color: ${token.success};
  }
`;
/* At the end of its line with a change and without, also on a line of its own. */
const Levels = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: 0 ${space.sm};
  margin-inline-start: auto;
  ${type.lg}
  font-weight: 600;
  text-align: end;
`;
const Change = styled.span`
  color: ${token.textMuted};
  ${type.sm}
  font-weight: 400;
`;
