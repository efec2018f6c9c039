import type { Narrowing, Period } from '@stockroom/contract';
import type { Store } from '../store/store';
import { dayOf, endOfDay, minuteOf, startOfDay } from '../time-zones';

interface Filter {
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  category?: string | undefined;
  supplierId?: string | undefined;
}

/** A filter as users know it: days where it has instants, names where it has ids. */
export async function narrowingOf(
  { repositories }: Store,
  filter: Filter,
  timeZone: string,
): Promise<Narrowing> {
  const { from, to, search, category, supplierId } = filter;
  const supplier = supplierId && (await repositories.suppliers.find(supplierId));
  return {
    period: from || to ? periodOf(filter, timeZone) : undefined,
    names: {
      Category: category,
      Supplier: supplierId && (supplier ? supplier.companyName : 'unknown'),
    },
    search,
  };
}

/** The days of a filter, '' for no end; an instant within a day stays one. */
export function periodOf({ from, to }: Pick<Filter, 'from' | 'to'>, timeZone: string): Period {
  const shown = (instant: string | undefined, edgeOf: typeof startOfDay) => {
    if (instant === undefined) return '';
    const day = dayOf(instant, timeZone);
    return edgeOf(day, timeZone) === instant ? day : minuteOf(instant, timeZone);
  };
  return { from: shown(from, startOfDay), to: shown(to, endOfDay) };
}
