import { Card, DescriptionList, Quantity, TextLink, useCan } from '@stockroom/shared-ui';
import { productPath } from '@stockroom/contract';
import { useProductOverviewQuery } from '../api/products-api';
import { stockCosts } from '../overview/stock-costs';
import { useTranslate } from '../texts';

/** What helps to decide about prices and the minimum: the stock of the product, and what it has cost. */
export function ProductAside({ id }: { id: string }) {
  const t = useTranslate();
  const canSeeCosts = useCan('costs:read');
  const { currentData } = useProductOverviewQuery(id, { refetchOnMountOrArgChange: true });
  if (!currentData) return null;
  const { currentStock, committed, expected, available, unitOfMeasurement } = currentData.product;
  const quantities: [string, number][] = [
    [t('On hand'), currentStock],
    [t('Committed'), committed],
    [t('Expected'), expected],
    [t('Available'), available],
  ];
  return (
    <Card title={t('Stock')} actions={<TextLink to={productPath(id)}>{t('Details')}</TextLink>}>
      <DescriptionList
        items={[
          ...quantities.map(([label, value]) => ({
            label,
            value: <Quantity value={value} unit={unitOfMeasurement} />,
          })),
          ...(canSeeCosts ? stockCosts(currentData, t) : []),
        ]}
      />
    </Card>
  );
}
