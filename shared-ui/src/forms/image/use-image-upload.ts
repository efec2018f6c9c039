import { useState } from 'react';
import { isUndecided, messageOf, toApiError } from '../../store/api-error';
import { useAppDispatch } from '../../store/hooks';
import { showError } from '../../store/toasts';
import { useFormContext } from '../form-context';
import { refusalOf } from './image-file';

const FAILURE = 'Failed to upload image';

/**
 * Checks and stores a picked file. The form's submit waits for it; a refusal stays until the next file or until
 * `clearRefusal`. What is no fault of the file is an error toast as well.
 */
export function useImageUpload(
  upload: (file: File) => Promise<string>,
  onUploaded: (url: string) => void,
) {
  const { waitFor } = useFormContext();
  const dispatch = useAppDispatch();
  const [isUploading, setIsUploading] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();

  const store = async (file: File) => {
    setRefusal(undefined);
    setIsUploading(true);
    try {
      const refused = await refusalOf(file);
      if (refused === null) onUploaded(await upload(file));
      else setRefusal(refused);
    } catch (error) {
      const [refused] = Object.values(toApiError(error).fieldErrors);
      setRefusal(refused ?? messageOf(error, FAILURE));
      if (isUndecided(error)) dispatch(showError(FAILURE, error));
    } finally {
      setIsUploading(false);
    }
  };
  return {
    isUploading,
    refusal,
    clearRefusal: () => setRefusal(undefined),
    pick(file: File | undefined): void {
      if (file !== undefined && !isUploading) waitFor(store(file));
    },
  };
}
