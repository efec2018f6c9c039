import {
  Button,
  clamp,
  controlHeight,
  media,
  radius,
  space,
  token,
  type,
} from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import { Input } from '@stockroom/shared-ui/forms';
import styled, { css } from 'styled-components';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
`;
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;
export const Centered = styled(Toolbar)`
  justify-content: center;
`;
export const Muted = styled.p`
  color: ${token.textMuted};
  ${type.sm}
`;
export const DropZone = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.md};
  padding: ${space.xxl} ${space.edge};
  border: 1px dashed ${token.borderControl};
  border-radius: ${radius.card};
  background: ${token.surface};
  text-align: center;
  text-wrap: balance;
  /* A phone has no files to drag. */
  ${media.phone} {
    p > span {
      display: none;
    }
  }
  [role='alert'] {
    text-align: start;
  }
  &[data-over='true'] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
`;

/** On a phone, each has a line of its own: an encoding has a long name. */
export const FileBar = styled(Toolbar)`
  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`;
export const ColumnGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space.lg};
  overflow-wrap: anywhere;
  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(130px, 100%), 1fr));
  }
`;
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.lg};
  overflow-wrap: anywhere;
  /* As wide as a column, not as its hint. */
  & > :has(> [type='date'], > * > select) {
    flex: 0 1 280px;
  }
  &:not(:empty) {
    margin-top: ${space.lg};
    padding-top: ${space.lg};
    border-top: 1px solid ${token.border};
  }
`;
/** A filter with its number of rows. */
export const Chip = styled(Button)`
  border-radius: ${radius.pill};
  font-variant-numeric: tabular-nums;
  b {
    font-weight: 600;
  }
  &[data-kind='refused'] b {
    color: ${token.danger};
  }
  &&[aria-pressed='true'] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
`;

export const Progress = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: ${token.accent};
`;

/** A card has no line for an empty value. */
export const PreviewTable = styled.div`
  ${inCards(css`
    td:has(> [data-empty='true']) {
      display: none;
    }
  `)}
`;
export const CellFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  [data-align='end'] > & {
    align-items: flex-end;
  }
  /* As wide as its words, up to a readable column; a wide table scrolls. */
  & > * {
    width: max-content;
    max-width: 26ch;
  }
  & > div {
    text-align: start;
  }
  ${inCards(css`
    align-items: flex-end;
    min-width: 0;
    & > * {
      width: auto;
      max-width: none;
    }
  `)}
`;
/** The frame of a box shows when the pointer is on it. */
export const CellButton = styled.button`
  min-height: 24px;
  margin-inline: -6px;
  padding: 0 5px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  ${type.sm}
  text-align: inherit;
  cursor: text;
  &:hover {
    border-color: ${token.borderControl};
  }
`;
export const CellValue = styled.span`
  ${clamp(3)}
  overflow-wrap: break-word;
  del {
    color: ${token.textMuted};
  }
  ins {
    font-weight: 600;
    text-decoration: none;
  }
  ${inCards(css`
    overflow-wrap: anywhere;
  `)}
`;
export const CellInput = styled(Input)`
  width: 18ch;
  min-height: ${controlHeight.small};
  padding-inline: 5px;
`;
