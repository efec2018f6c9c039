import {
  Button,
  controlHeight,
  media,
  token,
  useAppSelector,
  useLazyDialog,
} from '@stockroom/shared-ui';
import type { ComponentProps, ComponentType } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import type { AccountMenuProps } from './account-menu';

/** The person's initials. Opens their menu. */
export function AccountButton() {
  const t = useTranslate();
  const email = useAppSelector(({ session }) => session.user) ?? '';
  const { Dialog: Menu, open, prefetch } = useLazyDialog(loadMenu, t('Failed to open the menu'));
  // Once loaded, the menu stays, so that it can return the focus.
  if (Menu) return <Menu email={email} trigger={<Round initials={initialsOf(email)} />} />;
  return (
    <Round
      initials={initialsOf(email)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => void open()}
    />
  );
}

function Round({ initials, ...button }: ComponentProps<typeof Button> & { initials: string }) {
  const t = useTranslate();
  return (
    <Target {...button} variant="ghost" aria-label={t('Account')}>
      <Initials data-initials={initials} />
    </Target>
  );
}

/** "AP" of anna.petrova@example.com, "A" of anna@example.com. */
function initialsOf(email: string): string {
  const [name = ''] = email.split('@');
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}

async function loadMenu(): Promise<ComponentType<AccountMenuProps>> {
  return (await import(/* webpackChunkName: "account-menu" */ './account-menu')).AccountMenu;
}

const Target = styled(Button)`
  width: ${controlHeight.medium};
  padding: 0;
  ${media.phone} {
    width: ${controlHeight.touch};
  }
`;
/* Drawn by CSS, because they are no part of the accessible name. */
const Initials = styled.span`
  &::before {
    content: attr(data-initials);
    content: attr(data-initials) / '';
  }
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${token.accentSoft};
  color: ${token.accent};
  font-size: 12px;
  font-weight: 600;
`;
