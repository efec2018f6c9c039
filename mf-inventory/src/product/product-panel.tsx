import type { Product } from '@stockroom/contract';
import { Card, ErrorNotice, Facts, Quantity, reasonOf, Spinner, token } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useChosenProduct } from './use-chosen-product';

/** What is known of the chosen product (spec section 2), and what open orders will take and bring. */
export function ProductPanel() {
  const { id, product, error, isFetching, refetch } = useChosenProduct();
  return (
    <Card title="Product Details">
      {id === '' ? (
        <Muted>Select a product to see its stock.</Muted>
      ) : product ? (
        <Facts items={factsOf(product)} />
      ) : error ? (
        <ErrorNotice title="Failed to load the product" busy={isFetching} onRetry={refetch}>
          {reasonOf(error)}
        </ErrorNotice>
      ) : (
        <Spinner />
      )}
    </Card>
  );
}

function factsOf(product: Product) {
  const { category, unitOfMeasurement: unit, supplierName } = product;
  return [
    { label: 'Category', value: category },
    { label: 'Current Stock', value: <Quantity value={product.currentStock} unit={unit} /> },
    { label: 'Min Level', value: <Quantity value={product.minimumStockLevel} unit={unit} /> },
    { label: 'Unit', value: unit },
    { label: 'Supplier', value: supplierName },
    { label: 'Committed', value: <Quantity value={product.committed} unit={unit} /> },
    { label: 'Expected', value: <Quantity value={product.expected} unit={unit} /> },
    { label: 'Available', value: <Quantity value={product.available} unit={unit} /> },
  ];
}

const Muted = styled.p`
  color: ${token.textMuted};
`;
