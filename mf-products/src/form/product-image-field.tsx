import { ImageField } from '@stockroom/shared-ui/forms';
import { useUploadImageMutation } from '../api/images-api';
import { PRODUCT_LABELS } from './product-values';

/** The address of a picture; an uploaded file gets one from the API. */
export function ProductImageField() {
  const [uploadImage] = useUploadImageMutation();
  const upload = async (file: File) => (await uploadImage(file).unwrap()).imageUrl;
  return (
    <ImageField
      name="imageUrl"
      label={PRODUCT_LABELS.imageUrl}
      placeholder="https://example.com/image.jpg"
      upload={upload}
    />
  );
}
