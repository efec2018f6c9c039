import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from './page-header';

/** A whole page: its title row, then its content. */
export function PageFrame({
  children,
  ...header
}: ComponentProps<typeof PageHeader> & { children: ReactNode }) {
  return (
    <>
      <PageHeader {...header} />
      {children}
    </>
  );
}
