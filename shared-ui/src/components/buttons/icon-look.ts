import type { LucideIcon } from 'lucide-react';
import { css } from 'styled-components';
import { media } from '../../theme/media';
import { controlHeight, token } from '../../theme/token';
import { buttonLook } from './button-look';
import { tooltipLook } from '../tooltip-look';
import { usedTooltip } from '../used-tooltip';

export interface IconLook {
  /** What the control is called, for everyone: its accessible name and its tooltip, e.g. "Edit". */
  name: string;
  icon: LucideIcon;
  /** What it is about, e.g. the record's name: read out after the name. */
  description?: string;
  tone?: 'neutral' | 'danger';
  /** Where the tooltip lies; 'start' at the left edge of the page, 'end' at the right one. */
  tooltipAlign?: 'start' | 'center' | 'end';
}

/** What a control says of itself that shows only an icon. */
export function describeIcon({
  name,
  description,
  tone = 'neutral',
  tooltipAlign = 'center',
}: Omit<IconLook, 'icon'>) {
  return {
    'aria-label': name,
    'aria-description': description,
    'data-tooltip': name,
    'data-tooltip-align': tooltipAlign,
    'data-tone': tone,
    'data-variant': 'ghost',
    ...usedTooltip,
  } as const;
}

export const iconLook = css`
  ${buttonLook}
  ${tooltipLook}
  width: ${controlHeight.medium};
  padding: 0;
  color: ${token.textMuted};

  &:hover:not(:disabled),
  &[aria-expanded='true'] {
    color: ${token.text};
  }
  &[data-tone='danger']:hover:not(:disabled) {
    background: ${token.dangerSoft};
    color: ${token.danger};
  }
  ${media.phone} {
    width: ${controlHeight.touch};
  }
`;
