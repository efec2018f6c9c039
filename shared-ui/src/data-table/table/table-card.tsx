import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/card';
import { media, space } from '../../theme/theme';

/** A card whose content is one table that reaches its edges. */
export function TableCard(props: ComponentProps<typeof Card> & { title: string }) {
  return (
    <Frame>
      <Card {...props} />
    </Frame>
  );
}

const Frame = styled.div`
  --table-edge: ${space.edge};
  & > section {
    padding: var(--table-edge) 0 0;
    ${media.print} {
      break-inside: auto;
      border: 0;
    }
  }
  & > section > :first-child {
    padding-inline: var(--table-edge);
  }
  & > section > :last-child {
    border-width: 1px 0 0;
    border-radius: 0 0 9px 9px;
  }
  && thead th {
    border-radius: 0;
  }
`;
