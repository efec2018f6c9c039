import type { StockMovement } from '@stockroom/contract';
import { TextButton } from '@stockroom/shared-ui';
import { LongText } from '@stockroom/shared-ui/data-table';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

/** About four lines of a card. */
const SHORT_LENGTH = 140;

/** Shows '-' for no notes, and for a mere order number, which the reason shows already. */
export function NotesCell({ movement: { notes, orderNumber } }: { movement: StockMovement }) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (notes === '' || notes === orderNumber) return <span data-none>-</span>;
  const shortened = (
    <LongText lines={3} cardLines={4} isProse>
      {notes}
    </LongText>
  );
  if (notes.length <= SHORT_LENGTH) return shortened;
  return (
    <div>
      {isWhole ? <Whole>{notes}</Whole> : shortened}
      <TextButton type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'Show less' : 'Show all')}
      </TextButton>
    </div>
  );
}

const Whole = styled.div`
  text-align: start;
  overflow-wrap: anywhere;
`;
