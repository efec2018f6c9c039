import { sumQuantities, type ReceivedQuantity, type StockEffect } from '@stockroom/contract';
import { space, token, useFormat } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

/** A list shows this many products and counts the others. */
const MAX_SHOWN = 5;

type StockChange = Pick<
  StockEffect,
  'productName' | 'unitOfMeasurement' | 'quantity' | 'currentStock'
>;

/** Shows the stock changes of an order, shortages first: "-3 Kettle (7 → 4 pieces)"; or what keeps all of them away. */
export function StockEffects({ effects }: { effects: readonly StockEffect[] }) {
  const refused = effects.filter(({ returned }) => returned > 0);
  const shown = refused.length > 0 ? refused : effects;
  const sorted = shown.toSorted((left, right) => right.short - left.short);
  return (
    <StockLines
      lines={sorted.map((effect) => (
        <li key={effect.productId}>
          <Effect {...effect} />
        </li>
      ))}
    />
  );
}

function Effect(effect: StockEffect) {
  const t = useTranslate();
  const { number, quantity } = useFormat();
  const { productName: product, returned, short, currentStock, unitOfMeasurement: unit } = effect;
  if (returned > 0)
    return (
      <Obstacle>
        {t('{count} of {product} went back. Undo the return first.', {
          count: number(returned),
          product,
        })}
      </Obstacle>
    );
  if (short > 0)
    return (
      <Obstacle>
        {t('{change} ({stock} in stock), short by {short}', {
          change: changeText(effect, number),
          stock: quantity(currentStock, unit),
          short: number(short),
        })}
      </Obstacle>
    );
  return <StockChangeText change={effect} />;
}

function Obstacle({ children }: { children: string }) {
  return (
    <Short>
      <TriangleAlert aria-hidden size={14} />
      <span>{children}</span>
    </Short>
  );
}

export function StockLines({ lines }: { lines: readonly ReactNode[] }) {
  const t = useTranslate();
  const rest = lines.length - MAX_SHOWN;
  return (
    <Lines>
      {lines.slice(0, MAX_SHOWN)}
      {rest > 0 && <li>{t('and {count} more', { count: rest })}</li>}
    </Lines>
  );
}

/** "-3 Kettle (7 → 4 pieces)" */
export function StockChangeText({ change }: { change: StockChange }) {
  const format = useFormat();
  const { quantity, currentStock, unitOfMeasurement } = change;
  const after = format.quantity(sumQuantities([currentStock, quantity]), unitOfMeasurement);
  return (
    <>
      {changeText(change, format.number)}{' '}
      <Levels>{`(${format.number(currentStock)} → ${after})`}</Levels>
    </>
  );
}

/** "-3 Kettle" */
function changeText(
  { quantity, productName }: StockChange,
  number: (value: number) => string,
): string {
  return `${quantity > 0 ? '+' : ''}${number(quantity)} ${productName}`;
}

/** Lists received goods, which no change of the order takes back: "… stay in stock: 20 Kettle, 3 Lamp". */
export function ReceivedStays({ received }: { received: readonly ReceivedQuantity[] }) {
  const t = useTranslate();
  const { number } = useFormat();
  if (received.length === 0) return null;
  const products = received
    .slice(0, MAX_SHOWN)
    .map(({ productName, quantity }) => `${number(quantity)} ${productName}`)
    .join(', ');
  const count = received.length - MAX_SHOWN;
  return (
    <p>
      {count > 0
        ? t('Received goods stay in stock: {products} and {count} more', { products, count })
        : t('Received goods stay in stock: {products}', { products })}
    </p>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
`;
/* Wraps as a whole before it breaks between its words. */
const Levels = styled.span`
  display: inline-block;
`;
const Short = styled.span`
  display: flex;
  gap: ${space.xs};
  color: ${token.danger};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;
