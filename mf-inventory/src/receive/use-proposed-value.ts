import { useFormValue } from '@stockroom/shared-ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Fills in what is proposed for a field, unless something else was typed there.
 * @param proposal '' takes back the last one, undefined leaves it
 */
export function useProposedValue(name: string, proposal: number | '' | undefined): void {
  const [value, setValue] = useFormValue<number | string>(name);
  const last = useRef<number | string>('');
  const propose = useEffectEvent((next: number | string) => {
    const isUntouched = value === '' || value === last.current;
    last.current = next;
    if (isUntouched && value !== next) setValue(next);
  });
  useEffect(() => {
    if (proposal !== undefined) propose(proposal);
  }, [proposal]);
}
