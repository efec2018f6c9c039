import { msg, sumQuantities } from '@stockroom/contract';
import { Quantity, radius, space, token, type, useLanguage } from '@stockroom/shared-ui';
import { useFormValue } from '@stockroom/shared-ui/forms';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { stockAfter, type StockEffect } from './quantity';
import { useChosenProduct } from './chosen-product';

export const COUNT_MATCHES = msg('The count matches the books: nothing to adjust');

interface StockPreviewProps {
  /** The quantity field. */
  name: string;
  effect: StockEffect;
}

/** Shows the stock after saving: "12 → 32". */
export function StockPreview({ name, effect }: StockPreviewProps) {
  const t = useTranslate();
  const { product } = useChosenProduct();
  const [typed] = useFormValue<string | number>(name);
  const language = useLanguage();
  const after = product && stockAfter(product, typed, effect, language);
  if (!product || after === undefined) return null;
  const change = sumQuantities([after, -product.currentStock]);
  if (change === 0)
    return effect === 'set' ? (
      <Preview>
        <Unchanged>
          <CircleCheck aria-hidden size={16} />
          {t(COUNT_MATCHES)}
        </Unchanged>
      </Preview>
    ) : null;
  const { currentStock, unitOfMeasurement } = product;
  return (
    <Preview>
      <Label>{t('Stock after saving')}</Label>
      <Levels>
        {effect === 'set' && (
          <Change>
            <Quantity value={change} signed />
          </Change>
        )}{' '}
        <span>
          <Quantity value={currentStock} /> → <Quantity value={after} unit={unitOfMeasurement} />
        </span>
      </Levels>
    </Preview>
  );
}

/* The role of <output> is status, so screen readers announce changes. */
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
/* Stays at the end of the line, with a change or without. */
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
