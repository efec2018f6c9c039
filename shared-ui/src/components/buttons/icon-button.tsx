import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { describeIcon, iconLook, type IconLook } from './icon-look';

/** A button that shows only an icon. */
export function IconButton(props: IconLook & ComponentPropsWithRef<'button'>) {
  const { name, icon: Icon, description, tone, tooltipAlign, type = 'button', ...button } = props;
  return (
    <StyledButton
      {...button}
      {...describeIcon({ name, description, tone, tooltipAlign })}
      type={type}
    >
      <Icon aria-hidden size={16} />
    </StyledButton>
  );
}

const StyledButton = styled.button`
  ${iconLook}
`;
