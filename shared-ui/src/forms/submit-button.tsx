import { Button } from '../components/buttons/button';
import { useFormContext } from './form-context';

interface SubmitButtonProps {
  busyLabel: string;
  children: string;
}

/** The primary button of a form: busy while the form is on its way. */
export function SubmitButton({ busyLabel, children }: SubmitButtonProps) {
  const { isBusy } = useFormContext();
  return (
    <Button type="submit" variant="primary" busy={isBusy} busyText={busyLabel}>
      {children}
    </Button>
  );
}
