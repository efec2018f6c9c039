import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { space, token } from '../../theme/theme';
import { atControlEnd, ControlBox, controlStyles } from './fields.styles';

/** The bare box of a choice, for outside a form. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <ControlBox>
      <Box {...props} />
      <Chevron aria-hidden size={16} />
    </ControlBox>
  );
}

const Box = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${space.xxl};

  &:has(option[value='']:checked) {
    color: ${token.textMuted};
  }

  option {
    background: ${token.surfaceRaised};
    color: ${token.text};
  }
`;
const Chevron = styled(ChevronDown)`
  ${atControlEnd}
`;
