import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, radius, space, token, type } from '../theme/theme';

interface CardProps {
  title?: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Card({ title, description, actions, children }: CardProps) {
  return (
    <CardFrame as={title ? 'section' : 'div'}>
      {title && (
        <Head>
          <div>
            <Title>{title}</Title>
            {description && <p className="muted">{description}</p>}
          </div>
          {actions}
        </Head>
      )}
      {children}
    </CardFrame>
  );
}

/** A card without padding. */
export const Surface = styled.div`
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surface};
`;

const CardFrame = styled(Surface)`
  padding: ${space.edge};
  ${media.print} {
    break-inside: avoid;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.lg};
  margin-bottom: ${space.lg};
  /* A link shares the baseline of the title; a button has a height of its own. */
  &:has(> a) {
    align-items: baseline;
  }
  ${media.zoomed} {
    flex-wrap: wrap;
  }
`;
const Title = styled.h2`
  ${type.lg}
`;
