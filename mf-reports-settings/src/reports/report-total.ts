import { createContext, useContext, useEffect } from 'react';

/** Takes how many rows the report below has: the buttons above it depend on that. */
export const ReportTotal = createContext<(total: number | undefined) => void>(() => undefined);

/** @param total undefined until it is known */
export function useTellTotal(total: number | undefined): void {
  const tell = useContext(ReportTotal);
  useEffect(() => {
    tell(total);
    return () => tell(undefined);
  }, [tell, total]);
}
