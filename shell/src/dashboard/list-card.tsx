import { Card, clamp, EmptyState, space, Spinner, token, type } from '@stockroom/shared-ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import type { Part } from './use-dashboard';

interface ListCardProps<Row> {
  title: string;
  description: string;
  part: Part<readonly Row[]>;
  empty: { icon: LucideIcon; title: string; description: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the dashboard, or the state of one without rows. */
export function ListCard<Row>({ title, description, part, empty, children }: ListCardProps<Row>) {
  const t = useTranslate();
  const { data, error } = part;
  return (
    <Card title={title} description={description}>
      {!data && (error === undefined ? <Spinner /> : <Missing>{t('Not loaded')}</Missing>)}
      {data?.length === 0 && <EmptyState {...empty} />}
      {data && data.length > 0 && children(data)}
    </Card>
  );
}

/** The reason and Retry stand above all parts. */
const Missing = styled.p`
  padding: ${space.xxl} 0;
  color: ${token.textMuted};
  text-align: center;
`;
export const List = styled.ol`
  display: grid;
  gap: ${space.lg};
`;

/** The text of a row: a link to its record, and the rest below. */
export const RowWords = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  /* A long name must not take the place of the others. */
  & > a {
    ${clamp(2)}
  }
`;
export const Detail = styled.div`
  color: ${token.textMuted};
  ${type.xs}
`;
