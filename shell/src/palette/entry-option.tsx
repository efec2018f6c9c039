import { controlHeight, media, radius, space, token, type } from '@stockroom/shared-ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import type { Entry } from './entry';

interface EntryOptionProps extends Omit<ComponentPropsWithRef<'a'>, 'onClick'> {
  entry: Entry;
  isActive: boolean;
  onChoose: () => void;
}

/** A line of the palette. A place is a link, so that it can open in another tab. */
export function EntryOption({ entry, isActive, onChoose, ...option }: EntryOptionProps) {
  const { label, detail, icon: Icon, aside, to } = entry;
  const choose = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // A prevented click already loads a newer version of the page.
    if (isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <Option {...option} href={to} tabIndex={-1} data-active={isActive} onClick={choose}>
      <Icon aria-hidden size={16} />
      <Words>
        <Label>{label}</Label>
        {detail && <Detail>{detail}</Detail>}
      </Words>
      {aside}
    </Option>
  );
}

const Option = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-height: 36px;
  padding: ${space.xs} ${space.md};
  border-radius: ${radius.control};
  text-decoration: none;
  cursor: pointer;

  &[data-active='true'] {
    background: ${token.accentSoft};
  }
  & > svg {
    flex: none;
    color: ${token.textMuted};
  }
  /* The detail has its own line. */
  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    row-gap: 0;
    min-height: ${controlHeight.touch};
    &:has(> span > :nth-child(2)) > svg {
      grid-row: 1 / span 2;
    }
  }
  ${media.zoomed} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.sm};
    & > span + * {
      grid-row: 3;
      grid-column: 2;
      justify-self: start;
    }
  }
`;
const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.zoomed} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
const Words = styled.span`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: ${space.sm};
  min-width: 0;
  ${media.phone} {
    display: contents;
  }
`;
/* An order needs its whole number: the detail gives way, but stays visible beside a long name. */
const Label = styled.span`
  flex: none;
  max-width: 100%;
  ${oneLine}
  &:not(:only-child) {
    max-width: calc(70% - ${space.sm});
    ${media.phone} {
      max-width: 100%;
    }
  }
`;
const Detail = styled.span`
  flex: 0 1 auto;
  min-width: 30%;
  color: ${token.textMuted};
  ${type.sm}
  ${oneLine}
  ${media.phone} {
    grid-row: 2;
    grid-column: 2 / -1;
  }
`;
