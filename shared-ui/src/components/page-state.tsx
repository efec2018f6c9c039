import { CircleAlert, Inbox, RotateCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { space, token, type } from '../theme/theme';
import { Button } from './buttons/button';
import { useFocusAfterwards } from './focus';

interface StateProps {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'neutral' | 'danger';
  role?: 'alert' | 'status';
}

/** In place of content: an icon, a sentence or two and the next step. */
export function PageState({ icon: Icon, title, children, action, tone, role }: StateProps) {
  const focusAfterwards = useFocusAfterwards();
  return (
    <Frame {...focusAfterwards} role={role}>
      <Medallion data-tone={tone}>
        <Icon aria-hidden size={20} />
      </Medallion>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  icon?: LucideIcon;
  action?: ReactNode;
}

/** No record exists yet; `action` creates the first one. */
export function EmptyState({ title, description, icon = Inbox, action }: EmptyStateProps) {
  return (
    <PageState icon={icon} title={title} action={action} role="status">
      {description}
    </PageState>
  );
}

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  icon?: LucideIcon;
  onRetry: () => void;
  busy?: boolean;
}

/** Something failed to load: what, why, and Retry. */
export function ErrorState(props: ErrorStateProps) {
  const t = useTranslate();
  const { title, description, icon = CircleAlert, onRetry, busy = false } = props;
  return (
    <PageState
      icon={icon}
      title={title}
      tone="danger"
      role="alert"
      action={
        <Button icon={RotateCw} busy={busy} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {description}
    </PageState>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 280px;
  padding: ${space.xxl} ${space.lg};
  text-align: center;
`;
const Medallion = styled.div`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: ${space.md};
  border-radius: 50%;
  background: ${token.neutralSoft};
  color: ${token.textMuted};
  &[data-tone='danger'] {
    background: ${token.dangerSoft};
    color: ${token.danger};
  }
`;
const Title = styled.p`
  ${type.lg}
  font-weight: 600;
`;
const Text = styled.div`
  max-width: 48ch;
  margin-top: ${space.xs};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.sm};
  margin-top: ${space.lg};
`;
