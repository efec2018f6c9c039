import type { Product } from '@stockroom/contract';
import { useFormValues } from '@stockroom/shared-ui/forms';
import { useRef } from 'react';

type Values = Record<string, number | string>;

/**
 * What was typed of one product is not meant for the next: these fields are emptied when another one is chosen, unless
 * they were typed since it was looked for, as somebody does who scans and does not wait for the answer.
 */
export function useNextProduct(fields: readonly string[]) {
  const { read, write } = useFormValues<Values>();
  const before = useRef<Values>(null);
  return {
    noteSearch: () => {
      before.current = read();
    },
    /** Before the product is in the form. */
    noteChoice: (product: Product | null) => {
      const values = read();
      const last = before.current ?? values;
      before.current = null;
      if (!product || values['productId'] === '' || values['productId'] === product._id) return;
      const stale = fields.filter((name) => values[name] === last[name]);
      write({ ...values, ...Object.fromEntries(stale.map((name) => [name, ''])) });
    },
  };
}
