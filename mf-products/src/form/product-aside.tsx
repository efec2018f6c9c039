import {
  Card,
  DescriptionList,
  Money,
  Quantity,
  TextLink,
  UnitCost,
  useCan,
} from '@stockroom/shared-ui';
import { productPath } from '@stockroom/contract';
import { useProductOverviewQuery } from '../api/products-api';
import { useTranslate } from '../texts';

/** What helps to decide about prices and the minimum: the stock of the product, and what it has cost. */
export function ProductAside({ id }: { id: string }) {
  const t = useTranslate();
  const canSeeCosts = useCan('costs:read');
  const { currentData } = useProductOverviewQuery(id, { refetchOnMountOrArgChange: true });
  if (!currentData) return null;
  const { product, averageCost, stockValue } = currentData;
  const { currentStock, committed, expected, available, unitOfMeasurement: unit } = product;
  const quantities: [string, number][] = [
    [t('On hand'), currentStock],
    [t('Committed'), committed],
    [t('Expected'), expected],
    [t('Available'), available],
  ];
  const costs = [
    {
      label: t('Average cost'),
      value: averageCost == null ? '' : <UnitCost value={averageCost} />,
    },
    { label: t('Value of the stock'), value: <Money value={stockValue ?? 0} /> },
  ];
  return (
    <Card title={t('Stock')} actions={<TextLink to={productPath(id)}>{t('Details')}</TextLink>}>
      <DescriptionList
        items={[
          ...quantities.map(([label, value]) => ({
            label,
            value: <Quantity value={value} unit={unit} />,
          })),
          ...(canSeeCosts ? costs : []),
        ]}
      />
    </Card>
  );
}
