import { ROLES } from '@stockroom/contract';
import { PageFrame, space, useAppSelector } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { DevicesCard } from './devices-card';
import { PasswordCard } from './password-card';

/** The own password, and the devices that are signed in. */
export function AccountPage() {
  const { user, role } = useAppSelector(({ session }) => session);
  const email = user ?? '';
  return (
    <PageFrame
      title="Account"
      subtitle={[email, role && ROLES[role].label].filter(Boolean).join(' · ')}
    >
      <Cards>
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
