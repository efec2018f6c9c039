import { useEffect } from 'react';

/**
 * Presses Enter once more in a box that still has the focus, when what it was pressed too early for has come: so that
 * everything goes on as after any Enter, in the rows of an order to the next field.
 */
export function useEnterAgain(isDue: boolean, inputId: string): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const enter = { key: 'Enter', bubbles: true, cancelable: true };
      if (activeElement?.id === inputId)
        activeElement.dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    return () => clearTimeout(timer);
  }, [isDue, inputId]);
}
