import { space, Surface, token, type } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ChartFrameProps {
  title: string;
  hint?: string;
  /** Stands at the end of the title row. */
  legend?: ReactNode;
  children: ReactNode;
}

export function ChartFrame({ title, hint, legend, children }: ChartFrameProps) {
  return (
    <Figure as="figure">
      <Caption>
        {title}
        {legend}
        {hint && <Hint>{hint}</Hint>}
      </Caption>
      {children}
    </Figure>
  );
}

const Figure = styled(Surface)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space.lg};
`;
const Hint = styled.span`
  flex-basis: 100%;
  color: ${token.textMuted};
  ${type.xs}
  font-weight: 400;
  text-wrap: balance;
`;
const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.lg};
  margin-bottom: ${space.md};
  ${type.md}
  font-weight: 600;
  color: ${token.text};
`;
