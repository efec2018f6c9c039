import { useTranslate } from '../../texts';
import {
  FieldFrame,
  type FieldProps,
  type OptionsFailure,
  OptionsFailureHint,
} from './field-frame';
import { useFormField } from './form-context';
import { NewOptionButton, type NewOption } from './new-option';
import { Select } from './select';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Stands in the box until the user chooses, e.g. "Select a category". */
  placeholder?: string;
  loading?: boolean;
  failure?: OptionsFailure;
  onPick?: (value: string) => void;
  /** Lets the user create an option without leaving the form. */
  newOption?: NewOption;
}

/** One option of a short list. For one of thousands, use ComboboxField. */
export function SelectField(props: SelectFieldProps) {
  const { required, options, placeholder, loading = false, failure, newOption } = props;
  const t = useTranslate();
  const field = useFormField<string>(props);
  const hint = failure ? <OptionsFailureHint failure={failure} controlId={field.id} /> : props.hint;
  const pick = (value: string) => {
    field.setValue(value);
    props.onPick?.(value);
  };
  const action = newOption && (
    <NewOptionButton {...newOption} onCreate={({ value }) => pick(value)} />
  );
  const isMissing = field.value !== '' && !options.some(({ value }) => value === field.value);
  return (
    <FieldFrame {...props} field={field} hint={hint} action={action}>
      <Select
        {...field.control(hint)}
        aria-busy={loading || undefined}
        value={field.value}
        onChange={(event) => pick(event.target.value)}
        onFocus={failure?.onRetry}
      >
        {placeholder !== undefined && (
          <option value="" disabled={required}>
            {loading ? t('Loading…') : placeholder}
          </option>
        )}
        {isMissing && <option value={field.value}>{field.value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
