import { unitText, type Product, type Translate } from '@stockroom/contract';
import {
  Card,
  ErrorNotice,
  DescriptionList,
  Quantity,
  reasonOf,
  space,
  Spinner,
  type,
} from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { useChosenProduct } from './chosen-product';

/** Shows the full name of the chosen product, which the field may cut, and its facts. */
export function ProductPanel() {
  const t = useTranslate();
  const { id, product, error, isFetching, refetch } = useChosenProduct();
  return (
    <Card title={t('Product Details')}>
      {id === '' ? (
        <p className="muted">{t('Select a product to see its stock.')}</p>
      ) : product ? (
        <>
          <Name>{product.name}</Name>
          <Sku className="muted">{product.sku}</Sku>
          <DescriptionList items={factsOf(product, t)} />
        </>
      ) : error ? (
        <ErrorNotice title={t('Failed to load the product')} busy={isFetching} onRetry={refetch}>
          {reasonOf(error)}
        </ErrorNotice>
      ) : (
        <Spinner />
      )}
    </Card>
  );
}

function factsOf(product: Product, t: Translate) {
  const { category, unitOfMeasurement: unit, supplierName } = product;
  return [
    { label: t('Category'), value: category },
    { label: t('Current Stock'), value: <Quantity value={product.currentStock} unit={unit} /> },
    { label: t('Min Level'), value: <Quantity value={product.minimumStockLevel} unit={unit} /> },
    { label: t('Unit'), value: t(unitText(unit)) },
    { label: t('Supplier'), value: supplierName },
    { label: t('Committed'), value: <Quantity value={product.committed} unit={unit} /> },
    { label: t('Expected'), value: <Quantity value={product.expected} unit={unit} /> },
    { label: t('Available'), value: <Quantity value={product.available} unit={unit} /> },
  ];
}

const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Sku = styled.p`
  margin-bottom: ${space.lg};
  ${type.sm}
  overflow-wrap: anywhere;
`;
