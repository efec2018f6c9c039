import { REGISTRATION_ROLES, ROLES, type Registration, type Role } from '@stockroom/contract';
import { Card, space } from '@stockroom/shared-ui';
import { FilterSelect } from '@stockroom/shared-ui/data-table';
import { useState } from 'react';
import styled from 'styled-components';

interface RegistrationCardProps extends Registration {
  onChoose: (role: Role) => Promise<void>;
}

/** Who can join without an invitation, and with which role. */
export function RegistrationCard({ isOpen, role, onChoose }: RegistrationCardProps) {
  const [chosen, setChosen] = useState<Role | null>(null);
  return (
    <Card title="Registration">
      <p>
        {isOpen
          ? `Anybody who reaches this address can register with the role ${ROLES[role].label}: ${ROLES[role].about}.`
          : 'Registration is closed: the operator has set STOCKROOM_REGISTRATION to closed. People join by invitation only.'}
      </p>
      <Choice>
        <FilterSelect
          label="Role of people who register"
          value={chosen ?? role}
          options={OPTIONS}
          onChange={(next) => {
            setChosen(next);
            void onChoose(next).finally(() => setChosen(null));
          }}
        />
      </Choice>
    </Card>
  );
}

const OPTIONS = REGISTRATION_ROLES.map((value) => ({ value, label: ROLES[value].label }));

const Choice = styled.div`
  display: flex;
  margin-top: ${space.lg};
`;
