import { useContext } from 'react';
import { Button } from '../components/buttons/button';
import { AskingContext } from '../components/dialogs/asking-context';
import { useFormContext } from './form-context';

interface SubmitButtonProps {
  busyLabel: string;
  children: string;
}

/** The primary button of a form: busy while the form is on its way, which it is not while it asks something. */
export function SubmitButton({ busyLabel, children }: SubmitButtonProps) {
  const { isBusy } = useFormContext();
  const isAsking = useContext(AskingContext) !== null;
  return (
    <Button type="submit" variant="primary" busy={isBusy && !isAsking} busyText={busyLabel}>
      {children}
    </Button>
  );
}
