import { ROLES } from '@stockroom/contract';
import { token, useAppSelector } from '@stockroom/shared-ui';
import { DropdownMenu } from '@stockroom/shared-ui/popups';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { useAccountPages, useThemes } from './account-entries';
import { useLanguages } from './use-languages';

export interface AccountMenuProps {
  email: string;
  trigger: ReactElement;
}

/** Who is signed in, the pages that stand in no other menu, and the theme. */
export function AccountMenu({ email, trigger }: AccountMenuProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const role = useAppSelector(({ session }) => session.role);
  const theme = useThemes();
  const languages = useLanguages();
  const pages = useAccountPages().map(({ path, label, detail, icon }) => ({
    label,
    detail,
    icon,
    onSelect: () => void navigate(path),
  }));
  return (
    <DropdownMenu
      isOpenAtFirst
      trigger={trigger}
      title={
        <>
          <Email>{email}</Email>
          {role && t(ROLES[role].label)}
        </>
      }
      items={[
        ...pages.slice(0, 1),
        { label: t('Theme'), options: theme },
        { label: t('Interface'), options: languages },
        ...pages.slice(1),
      ]}
    />
  );
}

const Email = styled.div`
  color: ${token.text};
  font-weight: 500;
`;
