import {
  REGISTRATION_ROLES,
  ROLES,
  type Registration,
  type Role,
  type Translate,
} from '@stockroom/contract';
import { Card, space } from '@stockroom/shared-ui';
import { FilterSelect } from '@stockroom/shared-ui/data-table';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

interface RegistrationCardProps extends Registration {
  onChoose: (role: Role) => Promise<void>;
}

/** Who can join without an invitation, and with which role. */
export function RegistrationCard({ isOpen, role, onChoose }: RegistrationCardProps) {
  const t = useTranslate();
  const options = useMemo(() => optionsFor(t), [t]);
  const [chosen, setChosen] = useState<Role | null>(null);
  return (
    <Card title={t('Registration')}>
      <p>
        {isOpen
          ? t('Anybody who reaches this address can register with the role {role}: {about}.', {
              role: ROLES[role].label,
              about: ROLES[role].about,
            })
          : t(
              'Registration is closed: the operator has set STOCKROOM_REGISTRATION to closed. People join by invitation only.',
            )}
      </p>
      <Choice>
        <FilterSelect
          label={t('Role of people who register')}
          value={chosen ?? role}
          options={options}
          onChange={(next) => {
            setChosen(next);
            void onChoose(next).finally(() => setChosen(null));
          }}
        />
      </Choice>
    </Card>
  );
}

const optionsFor = (t: Translate) =>
  REGISTRATION_ROLES.map((value) => ({ value, label: t(ROLES[value].label) }));

const Choice = styled.div`
  display: flex;
  margin-top: ${space.lg};
`;
