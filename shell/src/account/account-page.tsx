import { ROLES } from '@stockroom/contract';
import { PageFrame, space, useAppSelector } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { DevicesCard } from './devices-card';
import { InterfaceCard } from './interface-card';
import { PasswordCard } from './password-card';

/** The own password, and the devices that are signed in. */
export function AccountPage() {
  const t = useTranslate();
  const { user, role } = useAppSelector(({ session }) => session);
  const email = user ?? '';
  return (
    <PageFrame
      title={t('Account')}
      subtitle={[email, role && t(ROLES[role].label)].filter(Boolean).join(' · ')}
    >
      <Cards>
        <InterfaceCard />
        <PasswordCard email={email} />
        <DevicesCard />
      </Cards>
    </PageFrame>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${space.edge};
`;
