import type { Product } from '@stockroom/contract';
import {
  Card,
  ErrorNotice,
  DescriptionList,
  Quantity,
  reasonOf,
  space,
  Spinner,
  token,
  type,
} from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useChosenProduct } from './chosen-product';

/** Shows the full name of the chosen product, which the field may cut, and its facts. */
export function ProductPanel() {
  const { id, product, error, isFetching, refetch } = useChosenProduct();
  return (
    <Card title="Product Details">
      {id === '' ? (
        <Muted>Select a product to see its stock.</Muted>
      ) : product ? (
        <>
          <Name>{product.name}</Name>
          <Sku>{product.sku}</Sku>
          <DescriptionList items={factsOf(product)} />
        </>
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
const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Sku = styled(Muted)`
  margin-bottom: ${space.lg};
  ${type.sm}
  overflow-wrap: anywhere;
`;
