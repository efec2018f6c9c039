export type { FieldProps } from './field-frame';
export { Form } from './form';
export type { FormProps } from './form';
export { FieldRow, FormActions, FormLayout, SubmitButton } from './form-layout';
export { NumberField } from './number-field';
export { PasswordField } from './password-field';
export { SelectField } from './select-field';
export type { Option } from './select-field';
export { TextAreaField, TextField } from './text-field';
