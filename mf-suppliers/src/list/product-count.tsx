import type { Supplier } from '@stockroom/contract';
import { Badge, useFormat } from '@stockroom/shared-ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { productsOfSupplierPath } from '../paths';

/** How many products name the supplier, leading to them. */
export function ProductCount({ supplier }: { supplier: Supplier }) {
  const { _id, companyName, productsCount } = supplier;
  const count = useFormat().number(productsCount);
  if (productsCount === 0) return <Badge>{count}</Badge>;
  return (
    <CountLink
      to={productsOfSupplierPath(_id)}
      aria-label={`${count} ${productsCount === 1 ? 'product' : 'products'}`}
      aria-description={companyName}
    >
      <Badge>{count}</Badge>
    </CountLink>
  );
}

/* Larger than the badge, for fingers. */
const CountLink = styled(Link)`
  display: inline-block;
  margin: -6px;
  padding: 6px;
  border-radius: 999px;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
