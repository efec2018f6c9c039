import { formatQuantity, type Activity, type FormatSettings } from '@stockroom/contract';
import type { Happening } from '../store/dashboard';
import type { Repositories } from '../store/store';

/** The newest happenings as sentences that lead somewhere, with numbers in the shop's language. */
export async function findActivities(
  { dashboard, settings }: Repositories,
  limit: number,
): Promise<Activity[]> {
  const [happenings, format] = [await dashboard.happenings(limit), await settings.system()];
  return happenings.map((happening) => ({
    _id: happening._id,
    type: happening.type,
    description: describe(happening, format),
    timestamp: happening.at,
    link: linkOf(happening),
  }));
}

function describe(happening: Happening, format: FormatSettings): string {
  const { type, subject, detail, quantity, unitOfMeasurement, orderType } = happening;
  const amount = formatQuantity(Math.abs(quantity ?? 0), unitOfMeasurement, format);
  switch (type) {
    case 'product_added':
      return `Product added: ${subject} (${detail})`;
    case 'stock_received':
      return `Received ${amount} of ${subject}`;
    case 'stock_adjusted':
      return `Adjusted ${subject} by ${(quantity ?? 0) > 0 ? '+' : '-'}${amount} (${detail})`;
    case 'order_created':
      return orderType === 'incoming'
        ? `Purchase order ${subject} from ${detail}`
        : `Sales order ${subject} for ${detail}`;
  }
}

/** Of a movement its product's movements, which are there also when the product is archived. */
function linkOf({ _id, type, movedSku }: Happening): string {
  switch (type) {
    case 'product_added':
      return `/products/edit/${_id}`;
    case 'stock_received':
    case 'stock_adjusted':
      return `/inventory?search=${encodeURIComponent(movedSku)}`;
    case 'order_created':
      return `/orders/${_id}`;
  }
}
