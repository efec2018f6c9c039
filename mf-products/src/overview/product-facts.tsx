import {
  barcodeInWords,
  suppliersPath,
  type Decimal,
  type Product,
  type ProductOverview,
} from '@stockroom/contract';
import {
  Card,
  DescriptionList,
  Money,
  Percent,
  Quantity,
  radius,
  space,
  TextLink,
  useCan,
  useFormat,
} from '@stockroom/shared-ui';
import { RemoteImage } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { stockCosts } from './stock-costs';

/** What the product is and costs. Money shows to those who may see it. */
export function ProductFacts({ overview }: { overview: ProductOverview }) {
  const t = useTranslate();
  const format = useFormat();
  const canSeeCosts = useCan('costs:read');
  const canSeePrices = useCan('prices:read');
  const { product, averageCost } = overview;
  const { name, description, imageUrl, supplierName, barcodes = [], packSize } = product;
  const codes = barcodes.map((barcode) => barcodeInWords(barcode, format.number)).join(', ');
  const costs = [
    { label: t('Purchase Price'), value: <Money value={product.purchasePrice} /> },
    ...stockCosts(overview, t),
  ];
  const prices = [{ label: t('Selling Price'), value: <Money value={product.sellingPrice} /> }];
  return (
    <Card title={t('Product')}>
      <Picture>
        <RemoteImage src={imageUrl} alt={name} />
      </Picture>
      {description !== '' && <About>{description}</About>}
      <DescriptionList
        items={[
          {
            label: t('Supplier'),
            value: <TextLink to={suppliersPath(supplierName)}>{supplierName}</TextLink>,
          },
          ...(canSeeCosts ? costs : []),
          ...(canSeePrices ? prices : []),
          ...(canSeeCosts && canSeePrices
            ? [
                {
                  label: t('Margin'),
                  value: <Margin product={product} averageCost={averageCost} />,
                },
              ]
            : []),
          {
            label: t('Minimum Level'),
            value: <Quantity value={product.minimumStockLevel} unit={product.unitOfMeasurement} />,
          },
          ...(packSize > 1
            ? [{ label: t('Pack Size'), value: <Quantity value={packSize} /> }]
            : []),
          { label: t('Barcodes'), value: codes },
        ]}
      />
    </Card>
  );
}

interface MarginProps {
  product: Product;
  averageCost: Decimal | null | undefined;
}

/** Of one unit at the present prices: less its average cost, or its purchase price before the first movement. */
function Margin({ product: { sellingPrice, purchasePrice }, averageCost }: MarginProps) {
  const margin = sellingPrice - Number(averageCost ?? purchasePrice);
  return (
    <>
      <Money value={Math.round(margin * 100) / 100} />
      {sellingPrice > 0 && (
        <>
          {' '}
          (<Percent share={margin / sellingPrice} />)
        </>
      )}
    </>
  );
}

const Picture = styled.div`
  img {
    width: 100%;
    max-height: 240px;
    margin-bottom: ${space.lg};
    border-radius: ${radius.control};
    object-fit: contain;
  }
`;
const About = styled.p`
  margin-bottom: ${space.lg};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
