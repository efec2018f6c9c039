import { createContext, useContext, useEffect } from 'react';

/** How many rows a report has: undefined until that is known, null where it failed to load. */
export type Total = number | null | undefined;

/** Takes it from the report below: the buttons above it depend on that. */
export const ReportTotal = createContext<(total: Total) => void>(() => undefined);

export function useTellTotal(total: Total): void {
  const tell = useContext(ReportTotal);
  useEffect(() => {
    tell(total);
    return () => tell(undefined);
  }, [tell, total]);
}
