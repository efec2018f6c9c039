import type { DetailedOrder } from '@stockroom/contract';
import { Button, space, useFormat } from '@stockroom/shared-ui';
import { Dialog } from '@stockroom/shared-ui/popups';
import styled from 'styled-components';
import { useTranslate } from '../texts';

interface RestDialogProps {
  order: DetailedOrder;
  onClose: () => void;
  onComplete: (closeRest?: true) => void;
}

/** Asks what becomes of the outstanding goods of a purchase that is to be completed. */
export function RestDialog({ order, onClose, onComplete }: RestDialogProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const answer = (closeRest?: true) => {
    onClose();
    onComplete(closeRest);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('What about the rest?')}>
      <p>
        {t(
          'Outstanding: {products}. “Received in full” adds them to the stock. “Close the rest” ends the order with what came.',
          { products: outstandingText(order, number) },
        )}
      </p>
      <Buttons>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button onClick={() => answer()}>{t('Received in full')}</Button>
        <Button variant="primary" onClick={() => answer(true)}>
          {t('Close the rest')}
        </Button>
      </Buttons>
    </Dialog>
  );
}

const NAMED = 5;

/** "3 Kettle, 1.5 Rope"; of many products the first few */
export function outstandingText(
  { items }: DetailedOrder,
  number: (quantity: number) => string,
): string {
  const rest = items.flatMap(({ outstanding, productName }) =>
    outstanding ? [`${number(outstanding)} ${productName}`] : [],
  );
  return [...rest.slice(0, NAMED), ...(rest.length > NAMED ? ['…'] : [])].join(', ');
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.sm};
  margin-top: ${space.lg};
`;
