import type { StockMovement } from '@stockroom/contract';
import { newIdempotencyKey, showError, showSuccess, useAppDispatch } from '@stockroom/shared-ui';
import { useVerifyMovementMutation } from '../api/stock-movements-api';

/** Marks a correction as verified: the books turned out to be right. Twice does no harm. */
export function useVerify({ _id: id, productName }: StockMovement) {
  const dispatch = useAppDispatch();
  const [verifyMovement, { data, isLoading }] = useVerifyMovementMutation();
  return {
    /** The movement as it is then. */
    verified: data?.movement,
    isVerifying: isLoading,
    async verify() {
      try {
        const call = { id, idempotencyKey: newIdempotencyKey() };
        const { message } = await verifyMovement(call).unwrap();
        dispatch(showSuccess(`${message}: ${productName}`));
      } catch (error) {
        dispatch(showError(`Failed to mark as verified: ${productName}`, error));
      }
    },
  };
}
