import { narrowedInWords, type Period } from '@stockroom/contract';
import { media, token, useFormat, useSupplierOptionQuery } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** What a report may be narrowed to; '' where it is not. */
export interface Narrowing extends Partial<Period> {
  search: string;
  category?: string;
  supplierId: string;
}

/** On paper, where the filters cannot be seen. Exported files say the same. */
export function NarrowedInWords({ narrowing }: { narrowing: Narrowing }) {
  const { search, category, supplierId, from, to } = narrowing;
  const { day } = useFormat();
  const supplier = useSupplierOptionQuery(supplierId, { skip: supplierId === '' }).currentData;
  const names = {
    Category: category,
    Supplier: supplierId && (supplier?.companyName ?? 'unknown'),
  };
  const period = from === undefined || to === undefined ? undefined : { from, to };
  const words = narrowedInWords({ period, names, search }, day);
  return words.length > 0 && <PaperOnly>{words.join(' · ')}</PaperOnly>;
}

const PaperOnly = styled.p`
  display: none;
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  ${media.print} {
    display: block;
  }
`;
