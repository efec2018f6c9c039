import { media, PageHeader, radius, space, TextLink, token } from '@stockroom/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

interface AuthCardProps {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** The way to the other of the two pages. */
  link?: { text: string; to: string };
}

/** The card of the pages before sign-in. */
export function AuthCard({ title, subtitle, children, link }: AuthCardProps) {
  const card = useRef<HTMLDivElement>(null);
  // All there is to do here is to type, so the first field has the focus, not the title as elsewhere.
  useEffect(() => card.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  // The origin goes along, whichever of the pages the visitor takes first.
  const { state } = useLocation();
  return (
    <Surface ref={card}>
      <PageHeader title={title} subtitle={subtitle} />
      {children}
      {link && (
        <Other>
          <TextLink to={link.to} state={state}>
            {link.text}
          </TextLink>
        </Other>
      )}
    </Surface>
  );
}

const Surface = styled.div`
  width: min(400px, 100%);
  padding: ${space.xxl};
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surface};
  ${media.phone} {
    padding: ${space.xl};
  }
`;
const Other = styled.p`
  margin-top: ${space.xl};
  text-align: center;
`;
