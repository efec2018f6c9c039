export { CameraButton } from '../components/camera/camera-button';
export { ErrorText } from '../components/error-text';
export { FieldFrame, WarningText } from './fields/field-frame';
export { Form, RecordForm, type FormProps } from './form';
export { FieldRow, FormActions, FormFields, FormLayout, SubmitButton } from './form-layout';
export { ImageField } from './image/image-field';
export { markOf, type Merged, type States } from './conflicts/newer-values';
export type { NewOptionDialogProps } from './fields/new-option';
export { NumberField, useMoneyField } from './fields/number-field';
export {
  loadAddBarcodeDialog,
  ProductField,
  SupplierField,
  type ChosenSupplier,
} from './combobox/record-fields';
export { FindProduct, FindProductField } from './combobox/find-product';
export { RadioField } from './fields/radio-field';
export { SelectField, type Option } from './fields/select-field';
export { TextAreaField, TextField } from './fields/text-field';
export { Input } from './fields/fields.styles';
export { Select } from './fields/select';
export { TypingGuard } from './unsaved-guard';
export { useFormValue, useFormValues, useSubmitWait } from './fields/form-context';
export {
  changesBetween,
  ChangesNotice,
  useVersionedRecord,
  type Change,
} from './conflicts/versioned-record';
