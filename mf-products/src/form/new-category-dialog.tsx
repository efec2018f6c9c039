import { categorySchema } from '@stockroom/contract';
import { showSuccess, useAppDispatch } from '@stockroom/shared-ui';
import {
  Form,
  FormActions,
  TextField,
  type NewOptionDialogProps,
  FormFields,
} from '@stockroom/shared-ui/forms';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useCreateCategoryMutation } from '../api/products-api';
import { useTranslate } from '../texts';

export function NewCategoryDialog({ onCreate, onClose }: NewOptionDialogProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [createCategory] = useCreateCategoryMutation();
  return (
    <Dialog isOpen onClose={onClose} title={t('New category')}>
      <Form
        initialValues={{ name: '' }}
        schema={categorySchema}
        failure={t('Failed to add category')}
        onSubmit={async (category, submit) => {
          const { message } = await createCategory({ category, ...submit }).unwrap();
          return { ...category, message };
        }}
        onSaved={({ name, message }) => {
          dispatch(showSuccess(message));
          onCreate({ value: name, label: name });
        }}
        goOn={onClose}
      >
        <FormFields>
          <TextField name="name" label={t('Category Name')} required />
          <FormActions submitLabel={t('Create Category')} />
        </FormFields>
      </Form>
    </Dialog>
  );
}
