import { media } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** What was noted, at most three lines of it where rows stand close; '-' for nothing (spec section 2). */
export function NotesCell({ notes }: { notes: string }) {
  return <Notes title={notes || undefined}>{notes || '-'}</Notes>;
}

const Notes = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  ${media.phone} {
    display: inline;
  }
`;
