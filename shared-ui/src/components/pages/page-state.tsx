import { CircleAlert, Inbox, RotateCw, SearchX, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space, token, type } from '../../theme/token';
import { Button } from '../buttons/button';
import { useFocusAfterwards } from '../use-focus-afterwards';

interface StateProps {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'neutral' | 'danger';
  role?: 'alert' | 'status';
}

/** What stands where content would be: an icon, a sentence or two and what to do about it. */
export function PageState({ icon: Icon, title, children, action, tone, role }: StateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterwards(frame);
  return (
    <Frame ref={frame} role={role}>
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

/** Nothing exists yet: says so and offers to make the first one. */
export function EmptyState({ title, description, icon = Inbox, action }: EmptyStateProps) {
  return (
    <PageState icon={icon} title={title} action={action} role="status">
      {description}
    </PageState>
  );
}

interface NoResultsProps {
  title: string;
  /** What is set, e.g. "search and filters". */
  filteredBy: string;
  onClear: () => void;
}

/** Records exist, but the filter lets none through. */
export function NoResults({ title, filteredBy, onClear }: NoResultsProps) {
  return (
    <PageState
      icon={SearchX}
      title={title}
      role="status"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Nothing matches the current {filteredBy}.
    </PageState>
  );
}

interface ErrorStateProps {
  /** What failed, e.g. "Failed to load products". */
  title: string;
  /** Why, when it is known. */
  description?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** Something could not be loaded: what, why, and another try. */
export function ErrorState({ title, description, onRetry, busy = false }: ErrorStateProps) {
  return (
    <PageState
      icon={CircleAlert}
      title={title}
      tone="danger"
      role="alert"
      action={
        <Button icon={RotateCw} busy={busy} onClick={onRetry}>
          Retry
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
  margin-top: ${space.lg};
`;
