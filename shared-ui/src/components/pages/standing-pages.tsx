import { FileQuestion, Hammer, PlugZap, RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { radius, token, type } from '../../theme/token';
import { Button } from '../buttons/button';
import { ButtonLink } from '../buttons/button-link';
import { PageHeader } from './page-header';
import { PageState } from './page-state';

/** A path that nothing answers to. */
export function NotFound() {
  return (
    <>
      <PageHeader title="Page not found" />
      <PageState icon={FileQuestion} title="There is nothing at this address." action={<GoHome />}>
        <CurrentPath />
      </PageState>
    </>
  );
}

/** A feature that is registered but not deployed (spec section 2). */
export function UnderConstruction() {
  return (
    <>
      <PageHeader title="Page Under Construction" />
      <PageState icon={Hammer} title="This page is not yet implemented." action={<GoHome />}>
        <CurrentPath />
      </PageState>
    </>
  );
}

interface FailurePanelProps {
  /** The feature, e.g. "Orders". */
  name: string;
  /** What went wrong, in words for the user. */
  reason: string;
  onRetry: () => void;
  busy?: boolean;
}

/** A feature that could not be loaded; the rest of the product keeps working around it. */
export function FailurePanel({ name, reason, onRetry, busy = false }: FailurePanelProps) {
  return (
    <>
      <PageHeader title={name} />
      <PageState
        icon={PlugZap}
        title={`${name} could not be loaded`}
        tone="danger"
        role="alert"
        action={
          <Button icon={RotateCw} busy={busy} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {reason}
      </PageState>
    </>
  );
}

function GoHome() {
  return (
    <ButtonLink variant="primary" to="/">
      Go Back Home
    </ButtonLink>
  );
}

function CurrentPath() {
  return <Path>{useLocation().pathname}</Path>;
}

const Path = styled.code`
  padding: 2px 6px;
  border-radius: ${radius.control};
  background: ${token.neutralSoft};
  font-family: ui-monospace, 'Cascadia Mono', Menlo, monospace;
  ${type.sm}
`;
