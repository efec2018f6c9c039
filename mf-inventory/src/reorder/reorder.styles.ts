import {
  controlHeight,
  layer,
  media,
  radius,
  space,
  Surface,
  toastRoom,
  token,
  type,
} from '@stockroom/shared-ui';
import styled, { css } from 'styled-components';

const checkbox = css`
  input[type='checkbox'] {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${token.accent};
    ${media.phone} {
      width: 20px;
      height: 20px;
    }
  }
`;

export const SupplierFrame = styled(Surface).attrs({ as: 'section' })`
  margin-bottom: ${space.lg};
  ${checkbox}
  &[data-left-out] tbody,
  [data-left-out] td:not([data-kind='title']) {
    color: ${token.textMuted};
  }
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  padding: ${space.md} ${space.lg};
  h2 {
    flex: 1 1 auto;
    min-width: 0;
    ${type.lg}
    overflow-wrap: anywhere;
  }
  & > span {
    color: ${token.textMuted};
  }
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.sm} ${space.lg};
  padding: ${space.md} ${space.lg};
  border-top: 1px solid ${token.border};
  font-weight: 600;
`;

/** Wraps, unlike a badge. */
export const Warning = styled.div`
  display: flex;
  gap: ${space.sm};
  min-width: 0;
  color: ${token.warning};
  font-weight: 500;
  ${type.sm}
  svg {
    flex: none;
  }
`;

/** A tablet leaves out what the reason repeats, and a phone shows rows as cards. */
export const Lines = styled.table`
  &,
  thead,
  tbody {
    display: block;
  }
  ${type.sm}
  /* Columns of the same width in all cards; the last ones are money, which not everybody sees. */
  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 120px 96px 96px 212px;
    grid-auto-columns: 136px;
    grid-auto-flow: column;
    padding-inline: ${space.xs};
  }
  th,
  td {
    padding: ${space.sm} ${space.md};
    text-align: end;
    overflow-wrap: anywhere;
  }
  th {
    color: ${token.textMuted};
    font-weight: 500;
  }
  td {
    line-height: ${controlHeight.medium};
  }
  thead tr {
    border-block: 1px solid ${token.border};
    background: ${token.surfaceSunken};
  }
  tbody tr + tr:not(:has([data-kind='reason'])) {
    border-top: 1px solid ${token.border};
  }
  tr:has([data-kind='reason']) {
    display: block;
  }
  [data-kind='reason'] {
    display: block;
  }
  [data-kind='title'] {
    text-align: start;
  }
  ${media.tablet} {
    [data-wide] {
      display: none;
    }
    tr {
      grid-template-columns: minmax(0, 1fr) 88px 88px 204px;
      grid-auto-columns: 128px;
    }
  }
  ${media.phone} {
    thead,
    td[data-figure] {
      display: none;
    }
    tbody tr {
      grid-auto-flow: row;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      padding: ${space.sm} ${space.lg};
    }
    td {
      padding: 0;
    }
    td[data-kind='title'] {
      grid-column: 1 / -1;
    }
  }
  ${media.zoomed} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Name = styled.div`
  display: flex;
  gap: ${space.md};
  padding-block: 1px;
  ${type.md}
  overflow-wrap: anywhere;
  input[type='checkbox'] {
    margin-top: 2px;
  }
  small {
    display: block;
    color: ${token.textMuted};
    ${type.xs}
  }
`;

export const QuantityBox = styled.div`
  display: grid;
  grid-template-columns: 84px 44px auto;
  align-items: center;
  justify-content: end;
  gap: ${space.sm};
  & > input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > span {
    overflow: hidden;
    color: ${token.textMuted};
    text-align: start;
    text-overflow: ellipsis;
  }
  ${media.phone} {
    justify-content: start;
  }
  ${media.zoomed} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > span {
      display: none;
    }
  }
`;

export const WhyButton = styled.button`
  display: grid;
  place-items: center;
  width: ${controlHeight.small};
  height: ${controlHeight.small};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${token.textMuted};
  cursor: pointer;
  &:hover {
    background: ${token.surfaceHover};
    color: ${token.text};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  ${media.phone} {
    width: ${controlHeight.touch};
    height: ${controlHeight.touch};
  }
`;

export const Reason = styled.div`
  padding: ${space.md} ${space.lg};
  margin-bottom: ${space.sm};
  border-radius: ${radius.control};
  background: ${token.surfaceSunken};
  text-align: start;
  ${type.sm}
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.sm} ${space.lg};
    margin: 0 0 ${space.sm};
    ${media.phone} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.zoomed} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  dt,
  p {
    color: ${token.textMuted};
  }
  dd {
    margin: 0;
  }
`;

/** The height of the shell's footer, which is fixed. */
const FOOTER = '36px';

/** Stays in view below a long proposal, above a toast. */
export const ActionBar = styled(Surface)`
  position: sticky;
  bottom: max(${FOOTER} + ${space.md}, ${toastRoom});
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.sm} ${space.lg};
  padding: ${space.md} ${space.lg};
  box-shadow: ${token.shadow};
  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

export const Total = styled.span`
  font-weight: 600;
`;

export const PlainList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.lg};
    padding: ${space.xs} 0;
  }
  span {
    color: ${token.textMuted};
  }
`;
