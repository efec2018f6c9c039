import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { controlHeight, token } from '../theme/token';
import { buttonLook } from './button-look';
import { tooltipLook } from './tooltip-look';

interface Look {
  /** What the control is called, for everyone: its accessible name and its tooltip, e.g. "Edit". */
  name: string;
  icon: LucideIcon;
  /** What it is about, e.g. the record's name: read out after the name. */
  description?: string;
  tone?: 'neutral' | 'danger';
  /** Where the tooltip lies; 'end' at the right edge of the page. */
  tooltipAlign?: 'center' | 'end';
}

/** A button that shows only an icon. */
export function IconButton(props: Look & ComponentPropsWithRef<'button'>) {
  const { name, icon: Icon, description, tone, tooltipAlign, type = 'button', ...button } = props;
  return (
    <StyledButton {...button} {...look({ name, description, tone, tooltipAlign })} type={type}>
      <Icon aria-hidden size={16} />
    </StyledButton>
  );
}

/** A link that shows only an icon, e.g. "Edit" in a table row. */
export function IconLink(props: Look & LinkProps) {
  const { name, icon: Icon, description, tone, tooltipAlign, ...link } = props;
  return (
    <StyledLink {...link} {...look({ name, description, tone, tooltipAlign })}>
      <Icon aria-hidden size={16} />
    </StyledLink>
  );
}

function look({
  name,
  description,
  tone = 'neutral',
  tooltipAlign = 'center',
}: Omit<Look, 'icon'>) {
  return {
    'aria-label': name,
    'aria-description': description,
    'data-tooltip': name,
    'data-tooltip-align': tooltipAlign,
    'data-tone': tone,
    'data-variant': 'ghost',
  } as const;
}

const iconLook = css`
  ${buttonLook}
  ${tooltipLook}
  width: ${controlHeight.medium};
  padding: 0;
  color: ${token.textMuted};

  &:hover:not(:disabled) {
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
const StyledButton = styled.button`
  ${iconLook}
`;
const StyledLink = styled(Link)`
  ${iconLook}
`;
