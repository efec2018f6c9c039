import { media, radius, space, token, type } from '@stockroom/shared-ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import type { Entry } from './entry';

interface EntryOptionProps extends Omit<ComponentPropsWithRef<'a'>, 'onClick'> {
  entry: Entry;
  isActive: boolean;
  onChoose: () => void;
}

/** A line of the palette. A place is a link, so that it can be opened in another tab too. */
export function EntryOption({ entry, isActive, onChoose, ...option }: EntryOptionProps) {
  const { label, detail, icon: Icon, aside, to } = entry;
  const choose = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Or a newer version of the page is on its way already.
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
  ${media.phone} {
    min-height: 48px;
  }
`;
const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Words = styled.span`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: ${space.sm};
  min-width: 0;
  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
  }
`;
/* An order is told by its number: the detail gives way, but not to nothing beside a long name. */
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
`;
