import type { WriteResult } from '@stockroom/contract';
import type { FormikValues } from 'formik';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../store/hooks';
import { showSuccess, type ToastAction } from '../store/toasts';
import { Form, type FormProps } from './form';

type RecordFormProps<Values extends FormikValues, Payload, Result extends WriteResult> = Omit<
  FormProps<Values, Payload, Result>,
  'onSaved' | 'goOn'
> & {
  /** The list that the record stands in. */
  listPath: string;
  /** What the toast offers to do next. */
  offer?: (result: Result) => ToastAction | undefined;
};

/** A form on a page of its own: saved, it says so in the server's words and goes to the list. */
export function RecordForm<Values extends FormikValues, Payload, Result extends WriteResult>({
  listPath,
  offer,
  ...form
}: RecordFormProps<Values, Payload, Result>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <Form
      {...form}
      onSaved={(result) => dispatch(showSuccess(result.message, offer?.(result)))}
      goOn={() => navigate(listPath)}
    />
  );
}
