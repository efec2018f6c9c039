import { media, radius, space, token, type, usePageTitle } from '@stockroom/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

interface AuthCardProps {
  title: string;
  subtitle: string;
  children?: ReactNode;
  /** To the other of the two pages. */
  link?: ReactNode;
}

/** The card of the pages before sign-in. */
export function AuthCard({ title, subtitle, children, link }: AuthCardProps) {
  const card = useRef<HTMLDivElement>(null);
  // The first blank field gets the focus, not the title as elsewhere: there is nothing to do but type.
  useEffect(() => {
    const inputs = [...(card.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, []);
  usePageTitle(title);
  return (
    <Surface ref={card}>
      <Title>{title}</Title>
      <Subtitle>{subtitle}</Subtitle>
      {children}
      {link && <Other>{link}</Other>}
    </Surface>
  );
}

const Surface = styled.div`
  width: min(400px, 100%);
  overflow-wrap: anywhere;
  padding: ${space.xxl};
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surface};
  ${media.phone} {
    padding: ${space.xl};
  }
  ${media.zoomed} {
    padding: ${space.lg};
  }
`;
const Title = styled.h1`
  ${type.xxl}
`;
const Subtitle = styled.p`
  margin-bottom: ${space.xl};
  color: ${token.textMuted};
  ${media.phone} {
    margin-bottom: ${space.lg};
  }
`;
const Other = styled.p`
  margin-top: ${space.xl};
  text-align: center;
`;
