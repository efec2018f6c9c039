import { isWorthSaying } from '../store/api-error';

/** Logs a query that failed, where a toast would be too much (spec section 8); `queryFulfilled` as RTK Query has it. */
export async function logFailure(message: string, queryFulfilled: Promise<unknown>): Promise<void> {
  try {
    await queryFulfilled;
  } catch (failure) {
    const error =
      typeof failure === 'object' && failure !== null && 'error' in failure
        ? failure.error
        : failure;
    if (isWorthSaying(error)) console.error(message, error);
  }
}
