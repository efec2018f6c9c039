import { unitText, type TopProduct } from '@stockroom/contract';
import {
  Money,
  radius,
  space,
  QuietLink,
  token,
  type,
  useCan,
  useFormat,
  withParts,
} from '@stockroom/shared-ui';
import { Trophy } from 'lucide-react';
import styled from 'styled-components';
import { Medallion } from '../medallion';
import { useTranslate } from '../texts';
import { Detail, List, ListCard, RowWords } from './list-card';
import type { Part } from './use-dashboard';

/** The best sellers of the month. Rank and bar go by quantity. */
export function TopSellingProducts({ products }: { products: Part<TopProduct[]> }) {
  const t = useTranslate();
  return (
    <ListCard
      title={t('Top Selling Products')}
      description={t('Best performing products this month')}
      part={products}
      empty={{
        icon: Trophy,
        title: t('No sales this month'),
        description: t('Products of completed sales orders are ranked here.'),
      }}
    >
      {(ranked) => (
        <List>
          {ranked.map((product, index) => (
            <Row
              key={product._id}
              product={product}
              rank={index + 1}
              share={product.soldQuantity / (ranked[0]?.soldQuantity ?? 1)}
            />
          ))}
        </List>
      )}
    </ListCard>
  );
}

interface RowProps {
  product: TopProduct;
  rank: number;
  /** Of the quantity of the first: more than 0, at most 1. */
  share: number;
}

function Row({ product, rank, share }: RowProps) {
  const { name, sku, unitOfMeasurement, soldQuantity, revenue } = product;
  const t = useTranslate();
  const format = useFormat();
  const canSeeRevenue = useCan('prices:read');
  return (
    <Item>
      <Rank>{rank}</Rank>
      <Line>
        <RowWords>
          {/* Not to its page: it may have been archived since. */}
          <QuietLink title={name} to={`/products?search=${encodeURIComponent(sku)}`}>
            {name}
          </QuietLink>
          <Detail>{sku}</Detail>
        </RowWords>
        <Figures>
          {canSeeRevenue && (
            <Revenue>
              <Money value={revenue} />
            </Revenue>
          )}
          <Detail>
            {withParts(t('{sold} · {unit}'), {
              sold: <span>{t('{quantity} sold', { quantity: format.number(soldQuantity) })}</span>,
              unit: t(unitText(unitOfMeasurement, soldQuantity)),
            })}
          </Detail>
        </Figures>
      </Line>
      <Track aria-hidden>
        <Bar style={{ width: `${share * 100}%` }} />
      </Track>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
`;
/* Sums of many digits stand below a name that they would leave no room. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  & > :first-child {
    flex: 1 1 160px;
  }
`;
const Rank = styled(Medallion)`
  ${type.sm}
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Figures = styled.div`
  margin-inline-start: auto;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
const Revenue = styled.div`
  font-weight: 500;
`;
const Track = styled.div`
  grid-column: 2;
  height: 4px;
  border-radius: ${radius.pill};
  background: ${token.surfaceHover};
  overflow: hidden;
`;
const Bar = styled.div`
  /* A small share stays visible. */
  min-width: 4px;
  height: 100%;
  border-radius: ${radius.pill};
  background: ${token.chart};
`;
