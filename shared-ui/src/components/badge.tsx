import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, radius, token, type } from '../theme/theme';
import { withIcon, type Icon } from './icon';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: Tone;
  icon?: Icon;
  /** Words, because a colour alone is not accessible. */
  children: ReactNode;
}

/** A short state or count. Use StatusBadge for the states of the domain. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return <Frame data-tone={tone} {...withIcon(icon, children, 12)} />;
}

const toned = (name: Tone, ink: string, ground: string) => css`
  &[data-tone='${name}'] {
    background: ${ground};
    color: ${ink};
  }
`;

const Frame = styled.span`
  display: inline-flex;
  /* Aligns the text, not the icon, with the line around it. */
  align-items: baseline;
  gap: 4px;
  padding: 2px 8px;
  border-radius: ${radius.pill};
  ${type.xs}
  font-weight: 500;
  white-space: nowrap;
  ${toned('neutral', token.textMuted, token.neutralSoft)}
  ${toned('success', token.success, token.successSoft)}
  ${toned('warning', token.warning, token.warningSoft)}
  ${toned('danger', token.danger, token.dangerSoft)}
  ${toned('info', token.info, token.infoSoft)}

  & > svg {
    flex: none;
    align-self: center;
  }
  &::before {
    align-self: center;
    width: 12px;
    height: 12px;
  }
  /* Paper shows no background, so a badge looks like the text around it. */
  ${media.print} {
    padding: 0;
    font-size: inherit;
    line-height: inherit;
  }
`;
