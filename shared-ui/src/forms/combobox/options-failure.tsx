import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { ErrorText } from '../../components/error-text';
import { space } from '../../theme/token';

/** Why a field has nothing to choose from. Opening the field tries again too. */
export interface OptionsFailure {
  /** E.g. "Failed to load suppliers". */
  message: string;
  onRetry: () => void;
  /** True while another attempt is made. */
  busy: boolean;
}

interface OptionsFailureHintProps {
  failure: OptionsFailure;
  /** Id of the field's control. */
  controlId: string;
}

/** Says below a field that its options did not load. */
export function OptionsFailureHint({ failure, controlId }: OptionsFailureHintProps) {
  const { message, onRetry, busy } = failure;
  const retry = () => {
    // This button goes away with the failure, so the focus goes where it is wanted next.
    document.getElementById(controlId)?.focus();
    onRetry();
  };
  return (
    <Row>
      <ErrorText>{message}</ErrorText>
      <Button size="small" icon={RotateCw} busy={busy} onClick={retry}>
        Retry
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;
