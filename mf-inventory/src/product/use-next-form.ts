import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { NEXT_FORM } from '../next-steps';

/** Returns another key for each form that follows another one, and focuses its empty product field. */
export function useNextForm(): string {
  const { state, key } = useLocation();
  const [params] = useSearchParams();
  const isNext = state === NEXT_FORM;
  const isOpen = isNext && !params.has('productId');
  useEffect(() => {
    // Runs after the page heading has taken the focus.
    if (isOpen) document.getElementsByName('productId')[0]?.focus();
  }, [isOpen, key]);
  return isNext ? key : '';
}
