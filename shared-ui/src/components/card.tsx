import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { radius, space, token, type } from '../theme/token';

interface CardProps {
  title?: string;
  description?: string;
  /** At the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Card({ title, description, actions, children }: CardProps) {
  return (
    <CardFrame as={title ? 'section' : 'div'}>
      {title && (
        <Head>
          <div>
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
          </div>
          {actions}
        </Head>
      )}
      {children}
    </CardFrame>
  );
}

/** The bare surface of a card, for content that brings its own inner space. */
export const Surface = styled.div`
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surface};
`;

const CardFrame = styled(Surface)`
  padding: ${space.xl};
  ${media.phone} {
    padding: ${space.lg};
  }
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
  /* A link stands on one line with the title; a button has a height of its own. */
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
const Description = styled.p`
  color: ${token.textMuted};
`;
