import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { layer, radius, token, type } from '../theme/token';

interface TooltipProps {
  content: ReactNode;
  /** Something that can have the focus; what the tooltip says must not be needed to use it. */
  children: ReactElement;
}

/** More about something, on hover and focus, e.g. an exact time. An icon's name is IconButton's own tooltip. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <Bubble sideOffset={6} collisionPadding={8}>
            {content}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

const Bubble = styled(RadixTooltip.Content)`
  z-index: ${layer.popup};
  max-width: 320px;
  padding: 4px 8px;
  border-radius: ${radius.control};
  background: ${token.text};
  color: ${token.background};
  ${type.xs}
  font-weight: 500;
`;
