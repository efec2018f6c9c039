import type { ComponentProps, ReactNode } from 'react';
import { productsPath } from '../report-paths';
import { BarList } from './bar-list';

interface CategoryChartProps extends Pick<ComponentProps<typeof BarList>, 'title' | 'summary'> {
  categories: readonly { category: string; value: number; figure: ReactNode }[];
  filter: { search: string; supplierId: string };
  stockStatus: 'in' | 'low';
}

/** A bar for each category, with a link to the products behind it. */
export function CategoryChart(props: CategoryChartProps) {
  const { categories, filter, stockStatus, ...chart } = props;
  const items = categories.map(({ category, ...figure }) => ({
    ...figure,
    id: category,
    label: category,
    to: productsPath({ ...filter, category, stockStatus }),
  }));
  return <BarList {...chart} items={items} />;
}
