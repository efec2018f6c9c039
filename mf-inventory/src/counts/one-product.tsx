import type { CountProduct, StockDocument } from '@stockroom/contract';
import { Button, Card, Quantity, space, token, type } from '@stockroom/shared-ui';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { LineConflict, NumberCell, useEntry } from '../documents/line-cells';
import { useTranslate } from '../texts';
import { lineOf } from './count-draft';

interface OneProductProps {
  document: StockDocument;
  products: readonly CountProduct[];
  /** The product of the last scan, which stays until the person goes on. */
  scanned: CountProduct | null;
  onLeave: () => void;
  onNextPage: (() => void) | undefined;
}

/** One product at a time, with digits to read at arm's length. */
export function OneProduct(props: OneProductProps) {
  const { document, products, scanned, onLeave, onNextPage } = props;
  const t = useTranslate();
  const { save, isInvalid, problems } = useEntry();
  const [index, setIndex] = useState(0);
  const [left, setLeft] = useState<CountProduct | null>(null);
  /** One that the person returns to, because its quantity is wrong. */
  const [wrong, setWrong] = useState<CountProduct | null>(null);
  const [shown] = useState(() => new Map<string, CountProduct>());
  const isScanned = scanned !== null && scanned !== left;
  const chosen = isScanned ? scanned : wrong;
  const product = chosen ?? products[Math.min(index, products.length - 1)];
  if (!product) return null;
  shown.set(product._id, product);
  const line = lineOf(document, product);
  const go = (step: number) => {
    void save();
    if (isInvalid(product._id)) return;
    const place = chosen ? products.findIndex(({ _id }) => _id === chosen._id) : index;
    setLeft(scanned);
    onLeave();
    setWrong(null);
    if (place + step >= products.length && onNextPage) {
      setIndex(0);
      onNextPage();
    } else setIndex(Math.max(0, Math.min(products.length - 1, place + step)));
  };
  const returnTo = (other: CountProduct) => {
    setLeft(scanned);
    setWrong(other);
  };
  return (
    <Card title={product.name}>
      <Body>
        <Muted>
          {product.sku} · {product.category}
        </Muted>
        {!document.isBlind && (
          <Muted>
            {t('In the books')}{' '}
            <Quantity value={product.currentStock ?? 0} unit={product.unitOfMeasurement} />
          </Muted>
        )}
        <Big>
          <NumberCell
            key={product._id}
            line={line}
            field="quantity"
            label={t('Counted')}
            showsUnit
          />
        </Big>
        <LineConflict line={line} canAdd />
        {Object.entries(problems).map(([id, { message }]) => {
          const other = id === product._id ? undefined : shown.get(id);
          return (
            other && (
              <div key={id} role="alert">
                <ErrorText>{`${other.name}: ${message}`}</ErrorText>
                <Button data-refused onClick={() => returnTo(other)}>
                  {t('Check {product}', { product: other.name })}
                </Button>
              </div>
            )
          );
        })}
        <Buttons>
          <Button onClick={() => go(-1)}>{t('Previous')}</Button>
          <Button variant="primary" onClick={() => go(1)}>
            {t('Next')}
          </Button>
        </Buttons>
      </Body>
    </Card>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
`;
const Muted = styled.p`
  color: ${token.textMuted};
`;
const Big = styled.div`
  && input {
    width: 100%;
    min-height: 72px;
    font-size: 40px;
    text-align: center;
  }
  span {
    order: 0;
    ${type.lg}
  }
`;
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(110px, 100%), 1fr));
  gap: ${space.md};

  button {
    min-height: 48px;
  }
`;
