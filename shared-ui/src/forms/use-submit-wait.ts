import { useEffect } from 'react';
import { useFormContext } from './form-context';

/** A submit waits as long as the form is still to be given something, as a value that is proposed for a field. */
export function useSubmitWait(isComing: boolean): void {
  const { waitFor } = useFormContext();
  useEffect(() => {
    if (!isComing) return undefined;
    let release = () => {};
    waitFor(new Promise<void>((resolve) => (release = resolve)));
    return () => release();
  }, [isComing, waitFor]);
}
