import {
  CircleAlert,
  CirclePause,
  FileQuestion,
  Hammer,
  PlugZap,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { inWords } from '../../store/role';
import { useTranslate } from '../../texts';
import { radius, token, type } from '../../theme/theme';
import { ButtonLink } from '../buttons/links';
import { ErrorState, PageState } from '../page-state';
import { PageFrame } from './page-frame';

export function NotFound() {
  const t = useTranslate();
  return (
    <NoPage
      title={t('Page not found')}
      icon={FileQuestion}
      message={t('There is nothing at this address.')}
    />
  );
}

/** The registry names the feature, but no release of it was ever published. */
export function UnderConstruction() {
  const t = useTranslate();
  return (
    <NoPage
      title={t('Page Under Construction')}
      icon={Hammer}
      message={t('This page is not yet implemented.')}
    />
  );
}

/** An operator has disabled the feature. */
export function SwitchedOff({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <NoPage
      title={name}
      icon={CirclePause}
      message={t('{name} is switched off for now. Your data is safe; try again later.', { name })}
    />
  );
}

/** The page needs a permission that the reader's role does not hold. */
export function NoAccess({ needed }: { needed: string | readonly string[] }) {
  const t = useTranslate();
  return (
    <NoPage
      title={t('No access')}
      icon={CircleAlert}
      message={t('Your role does not allow you to {action}. Ask an owner of this installation.', {
        action: inWords(needed, t),
      })}
    />
  );
}

interface NoPageProps {
  title: string;
  icon: LucideIcon;
  message: string;
}

function NoPage({ title, icon, message }: NoPageProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const goHome = (
    <ButtonLink variant="primary" to="/">
      {t('Go Back Home')}
    </ButtonLink>
  );
  return (
    <PageFrame title={title}>
      <PageState icon={icon} title={message} action={goHome}>
        <Path>{pathname}</Path>
      </PageState>
    </PageFrame>
  );
}

interface FailurePanelProps {
  name: string;
  reason: string;
  onRetry: () => void;
  busy?: boolean;
}

/** A feature failed to load; the rest of the product works. */
export function FailurePanel({ name, reason, ...retry }: FailurePanelProps) {
  const t = useTranslate();
  return (
    <PageFrame title={name}>
      <ErrorState
        icon={PlugZap}
        title={t('{name} could not be loaded', { name })}
        description={reason}
        {...retry}
      />
    </PageFrame>
  );
}

const Path = styled.code`
  padding: 2px 6px;
  border-radius: ${radius.control};
  background: ${token.neutralSoft};
  font-family: ui-monospace, 'Cascadia Mono', Menlo, monospace;
  ${type.sm}
`;
