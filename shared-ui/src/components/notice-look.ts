import styled from 'styled-components';
import { radius, space, token } from '../theme/token';

const tones = {
  info: { ink: token.info, ground: token.infoSoft },
  danger: { ink: token.danger, ground: token.dangerSoft },
};

/** The icon and what is between it and the words. */
export const NOTICE_INDENT = '30px';

/** A line above what it is about: an icon, words, buttons. */
export const NoticeFrame = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  margin-bottom: ${space.lg};
  padding: ${space.md} ${space.lg};
  padding-inline-start: calc(${space.lg} + ${NOTICE_INDENT});
  border-radius: ${radius.control};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${token.text};
  overflow-wrap: anywhere;

  /* Before the others, which begin at one edge, also where the buttons stand below the words. */
  & > svg {
    flex: none;
    margin-inline-start: -${NOTICE_INDENT};
    color: ${({ $tone }) => tones[$tone].ink};
  }
  /* Beside the title, where more stands below it. */
  &:has(strong + *) > svg {
    align-self: flex-start;
    margin-top: 1px;
  }
  strong {
    font-weight: 600;
  }
  strong + * {
    margin-top: ${space.xs};
  }
`;
export const NoticeWords = styled.div`
  /* On a phone the button goes below the words rather than squeezing them. */
  flex: 1 1 240px;
  min-width: 0;
`;
/** Below the words they go together. */
export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
