import { isDay } from '@stockroom/contract';
import { media, token, useFormat, useSupplierOptionQuery } from '@stockroom/shared-ui';
import styled from 'styled-components';
import type { Period } from './period';

/** What a report may be narrowed to; '' where it is not. */
export interface Narrowing extends Partial<Period> {
  search: string;
  category?: string;
  supplierId: string;
}

/** On paper, where the filters cannot be seen: a part of the stock must not pass for all of it. */
export function NarrowedInWords({ narrowing }: { narrowing: Narrowing }) {
  const { search, category, supplierId } = narrowing;
  const period = usePeriodInWords(narrowing);
  const supplier = useSupplierOptionQuery(supplierId, { skip: supplierId === '' }).currentData;
  const parts = [
    period,
    category && `Category: ${category}`,
    supplierId && (supplier ? `Supplier: ${supplier.companyName}` : 'One supplier'),
    search && `Search: “${search}”`,
  ].filter(Boolean);
  return parts.length > 0 && <PaperOnly>{parts.join(' · ')}</PaperOnly>;
}

/** Undefined for figures of now. */
function usePeriodInWords({ from, to }: Partial<Period>): string | undefined {
  const format = useFormat();
  if (from === undefined || to === undefined) return undefined;
  const inWords = (day: string) => (isDay(day) ? format.day(day) : day);
  const ends = [from && `from ${inWords(from)}`, to && `to ${inWords(to)}`].filter(Boolean);
  return ends.length === 0 ? 'All time' : `Period ${ends.join(' ')}`;
}

const PaperOnly = styled.p`
  display: none;
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  ${media.print} {
    display: block;
  }
`;
