import { useFormat } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { changeInWords, stockInWords, type StockChange } from './stock-change-in-words';

/** "-3 Kettle (7 → 4 pieces)" */
export function StockChangeLine({ change }: { change: StockChange }) {
  const format = useFormat();
  return (
    <>
      {changeInWords(change, format)} <Stock>{stockInWords(change, format)}</Stock>
    </>
  );
}

/* Goes to the next line as a whole before it is broken, and then between its words. */
const Stock = styled.span`
  display: inline-block;
`;
