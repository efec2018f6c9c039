import { space, Surface, token, type } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NoPictureProps {
  title: string;
  /** What that means for the figures below. */
  children: ReactNode;
}

/** Stands where a picture would be empty, above figures that are not. */
export function NoPicture({ title, children }: NoPictureProps) {
  return (
    <Frame role="status">
      <Title>{title}</Title>
      <Text>{children}</Text>
    </Frame>
  );
}

const Frame = styled(Surface)`
  padding: ${space.xl} ${space.lg};
  text-align: center;
`;
const Title = styled.p`
  ${type.md}
  font-weight: 600;
`;
const Text = styled.p`
  color: ${token.textMuted};
  ${type.sm}
  text-wrap: balance;
`;
