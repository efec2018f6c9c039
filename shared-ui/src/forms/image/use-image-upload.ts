import { IMAGE_TOO_LARGE, imageRefusal, MAX_IMAGE_BYTES, type Text } from '@stockroom/contract';
import { useState } from 'react';
import { isUndecided, refusalOf } from '../../store/api-error';
import { useAppDispatch } from '../../store/hooks';
import { showError } from '../../store/toasts';
import { translate } from '../../texts';
import { useFormContext } from '../fields/form-context';

/** More than the longest signature of an image format. */
const HEAD_BYTES = 16;

/**
 * Checks and uploads a picked file. The form's submit waits for it. A refusal stays until the next file or
 * `clearRefusal`. A failure of the server or the network is an error toast as well.
 */
export function useImageUpload(
  upload: (file: File) => Promise<string>,
  onUploaded: (url: string) => void,
) {
  const { waitFor } = useFormContext();
  const dispatch = useAppDispatch();
  const [isUploading, setIsUploading] = useState(false);
  const [refusal, setRefusal] = useState<Text | string | undefined>();

  const store = async (file: File) => {
    setRefusal(undefined);
    setIsUploading(true);
    try {
      const refused = await fileRefusal(file);
      if (refused === null) onUploaded(await upload(file));
      else setRefusal(refused);
    } catch (error) {
      const failure = translate('Failed to upload image');
      setRefusal(refusalOf(error, failure));
      if (isUndecided(error)) dispatch(showError(failure, error));
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

/** Why the server would refuse this file, or null. Saves sending 5 MB for nothing. */
async function fileRefusal(file: File): Promise<Text | null> {
  if (file.size > MAX_IMAGE_BYTES) return IMAGE_TOO_LARGE;
  return imageRefusal(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}
