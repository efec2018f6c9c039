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
import { radius, token, type } from '../../theme/theme';
import { ButtonLink } from '../buttons/links';
import { ErrorState, PageState } from '../page-state';
import { PageFrame } from './page-frame';

export function NotFound() {
  return (
    <NoPage
      title="Page not found"
      icon={FileQuestion}
      message="There is nothing at this address."
    />
  );
}

/** The registry names the feature, but no release of it was ever published. */
export function UnderConstruction() {
  return (
    <NoPage
      title="Page Under Construction"
      icon={Hammer}
      message="This page is not yet implemented."
    />
  );
}

/** An operator has disabled the feature. */
export function SwitchedOff({ name }: { name: string }) {
  return (
    <NoPage
      title={name}
      icon={CirclePause}
      message={`${name} is switched off for now. Your data is safe; try again later.`}
    />
  );
}

/** The page needs a permission that the reader's role does not hold. */
export function NoAccess({ needed }: { needed: string | readonly string[] }) {
  return (
    <NoPage
      title="No access"
      icon={CircleAlert}
      message={`Your role does not allow you to ${inWords(needed)}. Ask an owner of this installation.`}
    />
  );
}

interface NoPageProps {
  title: string;
  icon: LucideIcon;
  message: string;
}

function NoPage({ title, icon, message }: NoPageProps) {
  const { pathname } = useLocation();
  const goHome = (
    <ButtonLink variant="primary" to="/">
      Go Back Home
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
  return (
    <PageFrame title={name}>
      <ErrorState
        icon={PlugZap}
        title={`${name} could not be loaded`}
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
