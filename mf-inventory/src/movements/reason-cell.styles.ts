import { controlHeight, media, space, TextButton, token, type } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import styled, { css } from 'styled-components';

/** Stacks its lines; a card puts as many on a line as fit. */
export const ReasonLines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;

  a {
    white-space: nowrap;
  }
  ${inCards(css`
    flex-flow: row wrap;
    align-items: baseline;
    gap: ${space.xs} ${space.sm};

    /* Keeps its height while its content changes. */
    & > & {
      flex-basis: 100%;
      column-gap: ${space.md};
    }
  `)}
`;
export const Reference = styled.span`
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: anywhere;
`;
export const Verified = styled.span`
  /* Fits most email addresses on one line. */
  max-width: 200px;
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: break-word;
  ${inCards(css`
    max-width: none;
    overflow-wrap: anywhere;
  `)}
`;
export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  ${inCards(css`
    flex-flow: row wrap;
    gap: 0 ${space.md};
  `)}
  /* Touch targets overlap the lines above and below, so that the distances stay equal. */
  ${media.phone} {
    margin-block: -${space.md};

    & > * {
      display: inline-flex;
      align-items: center;
      min-height: ${controlHeight.touch};
    }
  }
  ${media.print} {
    display: none;
  }
`;
export const VerifyButton = styled(TextButton)`
  &[aria-disabled='true'] {
    color: ${token.textMuted};
    cursor: progress;
  }
`;
