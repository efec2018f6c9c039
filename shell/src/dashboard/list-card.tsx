import { Card, clamp, EmptyState, space, Spinner, token } from '@stockroom/shared-ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Part } from './use-dashboard';

interface ListCardProps<Row> {
  title: string;
  description: string;
  part: Part<readonly Row[]>;
  /** What stands there in a shop where there is nothing to tell yet. */
  empty: { icon: LucideIcon; title: string; description: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the dashboard, in order, or the state that stands in its place. */
export function ListCard<Row>({ title, description, part, empty, children }: ListCardProps<Row>) {
  return (
    <Card title={title} description={description}>
      <Body part={part} empty={empty}>
        {children}
      </Body>
    </Card>
  );
}

function Body<Row>({
  part: { data, hasFailed },
  empty,
  children,
}: Pick<ListCardProps<Row>, 'part' | 'empty' | 'children'>) {
  if (!data) return hasFailed ? <Missing>Not loaded</Missing> : <Spinner />;
  return data.length === 0 ? <EmptyState {...empty} /> : <List>{children(data)}</List>;
}

/** Why, and what to do about it, stands above all parts. */
const Missing = styled.p`
  padding: ${space.xxl} 0;
  color: ${token.textMuted};
  text-align: center;
`;
const List = styled.ol`
  display: grid;
  gap: ${space.lg};
`;

/** What a row says: a link to its record, and the rest below. */
export const RowWords = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  /* A long name must not take the place of the others. */
  & > a {
    ${clamp(2)}
  }
`;
