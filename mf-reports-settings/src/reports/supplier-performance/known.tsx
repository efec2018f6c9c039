import { MIN_COMPLETED_ORDERS } from '@stockroom/contract';
import type { ReactNode } from 'react';

interface KnownProps {
  value: number | null;
  children: (value: number) => ReactNode;
}

/** A dash where too few orders say nothing (product, "Formulas"). */
export function Known({ value, children }: KnownProps) {
  if (value !== null) return children(value);
  return <span title={`Known from ${MIN_COMPLETED_ORDERS} completed orders on`}>—</span>;
}
