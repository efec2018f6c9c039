import type { ReceivedQuantity } from '@stockroom/contract';
import { useFormat } from '@stockroom/shared-ui';

/** How many products are named; the others are counted. */
const LIMIT = 5;

interface ReceivedStaysProps {
  received: readonly ReceivedQuantity[];
  /** What is said of them. */
  lead?: string;
}

/** Deliveries are facts, whatever becomes of the order (decision 12): "… stays in stock: 20 Kettle, 3 Lamp". */
export function ReceivedStays(props: ReceivedStaysProps) {
  const { received, lead = 'Was received for it and stays in stock' } = props;
  const { number } = useFormat();
  if (received.length === 0) return null;
  const named = received
    .slice(0, LIMIT)
    .map(({ productName, quantity }) => `${number(quantity)} ${productName}`)
    .join(', ');
  const rest = received.length - LIMIT;
  return <p>{`${lead}: ${named}${rest > 0 ? ` and ${rest} more` : ''}`}</p>;
}
