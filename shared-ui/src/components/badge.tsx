import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, radius, token, type } from '../theme/theme';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: Tone;
  icon?: LucideIcon;
  /** Words, because a colour alone is not accessible. */
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
  /* Aligns the text, not the icon, with the line around it. */
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
  /* Paper shows no background, so the text aligns without padding. */
  ${media.print} {
    padding-inline: 0;
  }
`;
