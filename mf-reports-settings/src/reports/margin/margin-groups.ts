import { msg, type MarginGroup, type Text } from '@stockroom/contract';
import { useFormat } from '@stockroom/shared-ui';
import { useTranslate } from '../../texts';

export const GROUPS: Record<MarginGroup, Text> = {
  product: msg('Product'),
  category: msg('Category'),
  customer: msg('Customer'),
  month: msg('Month'),
};

export function useRowName(group: MarginGroup): (name: string) => string {
  const t = useTranslate();
  const { month } = useFormat();
  return (name) => (group === 'month' ? month(name) : name) || t('No customer');
}
