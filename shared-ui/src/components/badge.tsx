import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { radius, token, type } from '../theme/token';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: Tone;
  icon?: LucideIcon;
  /** A badge always says in words what its colour means. */
  children: ReactNode;
}

/** A short state or count. Use StatusBadge for the states of the domain. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <Frame $tone={tone}>
      {Icon && <Icon aria-hidden size={12} strokeWidth={2.25} />}
      {children}
    </Frame>
  );
}

const colours: Record<Tone, { ink: string; ground: string }> = {
  neutral: { ink: token.textMuted, ground: token.neutralSoft },
  success: { ink: token.success, ground: token.successSoft },
  warning: { ink: token.warning, ground: token.warningSoft },
  danger: { ink: token.danger, ground: token.dangerSoft },
  info: { ink: token.info, ground: token.infoSoft },
};

const Frame = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  /* By its text, not by its icon, a badge stands on the line of what is beside it. */
  align-items: baseline;
  gap: 4px;
  padding: 2px 8px;
  border-radius: ${radius.pill};
  background: ${({ $tone }) => colours[$tone].ground};
  color: ${({ $tone }) => colours[$tone].ink};
  ${type.xs}
  font-weight: 500;
  white-space: nowrap;

  & > svg {
    flex: none;
    align-self: center;
  }
  /* Paper shows no ground, so what stood on it lines up with what is around it. */
  ${media.print} {
    padding-inline: 0;
  }
`;
