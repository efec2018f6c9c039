import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/card';
import { media } from '../../theme/media';
import { space } from '../../theme/token';

/** A card whose content is one table, which reaches its edges. */
export function TableCard(props: ComponentProps<typeof Card> & { title: string }) {
  return (
    <Frame>
      <Card {...props} />
    </Frame>
  );
}

const Frame = styled.div`
  --table-edge: ${space.xl};
  ${media.phone} {
    --table-edge: ${space.lg};
  }
  & > section {
    padding: var(--table-edge) 0 0;
    ${media.print} {
      break-inside: auto;
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
