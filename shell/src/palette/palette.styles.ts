import { Content, Overlay as DialogOverlay } from '@radix-ui/react-dialog';
import { layer, media, motion, radius, space, toastRoom, token, type } from '@stockroom/shared-ui';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Overlay = styled(DialogOverlay)`
  position: fixed;
  z-index: ${layer.dialog};
  inset: 0;
  background: ${token.overlay};
  animation: ${appear} ${motion.fast};
`;
/* It grows downwards only, so that entries stay in place while results come. A toast lies below it. */
export const Panel = styled(Content)`
  position: fixed;
  z-index: ${layer.dialog};
  --top: min(12vh, 96px);
  top: var(--top);
  left: 50%;
  display: flex;
  flex-direction: column;
  width: min(640px, 100vw - 16px);
  max-height: min(560px, 100dvh - var(--top) - max(var(--top), ${toastRoom} + 8px));
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow};
  transform: translateX(-50%);
  animation: ${appear} ${motion.fast};
  &:focus {
    outline: none;
  }
  ${media.phone} {
    --top: 8px;
    max-height: calc(100dvh - 16px - ${toastRoom});
  }
`;
export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.md};
  padding: ${space.xs} ${space.sm} ${space.xs} ${space.lg};
  border-bottom: 1px solid ${token.border};
  color: ${token.textMuted};

  &:has(input:focus) {
    border-bottom-color: ${token.accent};
  }
`;
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${token.text};
  ${type.lg}
  /* The line below it shows the focus. */
  &:focus {
    outline: none;
  }
`;
export const Notice = styled.div`
  flex: none;
  padding: ${space.sm};
  & > * {
    margin: 0;
  }
  && + * {
    padding-top: 0;
  }
`;
export const List = styled.div`
  flex: 1 1 auto;
  padding: ${space.sm};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space.xxl} ${space.sm};

  &:empty {
    display: none;
  }
`;
export const GroupTitle = styled.div`
  padding: ${space.sm} ${space.md} ${space.xs};
  color: ${token.textMuted};
  ${type.xs}
  font-weight: 600;
`;
export const Nothing = styled.div`
  padding: ${space.xxl} ${space.xl};
  text-align: center;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }
  p {
    margin-top: ${space.xs};
    color: ${token.textMuted};
    ${type.sm}
    text-wrap: balance;
  }
`;
export const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.sm};
  margin-top: ${space.lg};
`;
export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  min-height: 36px;
  padding: 0 ${space.lg};
  border-top: 1px solid ${token.border};
  color: ${token.textMuted};
  ${type.xs}
  ${media.phone} {
    /* Without a count and without keys. */
    &:has(> :empty) {
      min-height: 0;
      border: 0;
    }
  }
`;
export const Hints = styled.div`
  display: flex;
  gap: ${space.lg};
  ${media.phone} {
    display: none;
  }
`;
export const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;
