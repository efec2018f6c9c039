import { useFormValue } from '@stockroom/shared-ui/forms';
import { useDeferredValue } from 'react';
import type { ItemValues } from './order-values';

/** The rows, for what all of them say together: that may come after the key which was typed into one of them. */
export function useSettledItems(): readonly ItemValues[] {
  const [items] = useFormValue<readonly ItemValues[]>('items');
  return useDeferredValue(items);
}
