import { media, space, token, type } from '@stockroom/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';

/** By the heading of the column or picture, what its figures are made of. */
export type Notes = Readonly<Record<string, string>>;

/** Below the table, so that they can be read on a phone and on paper, too. */
export function ReportNotes({ notes }: { notes: Notes }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading}>About these figures</Heading>
      <List>
        {Object.entries(notes).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const Heading = styled.h3`
  margin-top: ${space.xl};
  ${type.sm}
`;
const List = styled.dl`
  columns: 2;
  column-gap: ${space.xxl};
  margin-top: ${space.sm};
  color: ${token.textMuted};
  ${type.xs}

  & > div {
    break-inside: avoid;
    padding-bottom: ${space.xs};
    /* No word or two alone on the last line; lines of a phone are short anyway. */
    text-wrap: balance;
    ${media.phone} {
      text-wrap: pretty;
    }
  }
  dt {
    display: inline;
    color: ${token.text};
    font-weight: 500;
    &::after {
      content: ': ';
    }
  }
  dd {
    display: inline;
  }
  ${media.phone} {
    columns: 1;
  }
`;
