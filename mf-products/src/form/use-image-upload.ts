import {
  detectImageType,
  IMAGE_NOT_SUPPORTED,
  IMAGE_TOO_LARGE,
  MAX_IMAGE_BYTES,
} from '@stockroom/contract';
import { showError, toApiError, useAppDispatch } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useUploadImageMutation } from '../api/images-api';

const UPLOAD_FAILED = 'Failed to upload image';

export interface ImageUpload {
  upload: (file: File) => Promise<void>;
  isUploading: boolean;
  /** Why the last file was not taken; null when it was. */
  refusal: string | null;
  clearRefusal: () => void;
}

/** Checks a chosen file, stores it through the API and hands over the address under which it is served. */
export function useImageUpload(onStored: (imageUrl: string) => void): ImageUpload {
  const dispatch = useAppDispatch();
  const [uploadImage, { isLoading: isUploading }] = useUploadImageMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function upload(file: File) {
    setRefusal(null);
    const checked = await checkImage(file);
    if ('refusal' in checked) return setRefusal(checked.refusal);
    try {
      onStored((await uploadImage(checked.image).unwrap()).imageUrl);
    } catch (error) {
      const refused = toApiError(error).fieldErrors['image'];
      setRefusal(refused ?? UPLOAD_FAILED);
      if (refused === undefined) dispatch(showError(UPLOAD_FAILED, error));
    }
  }

  return { upload, isUploading, refusal, clearRefusal: () => setRefusal(null) };
}

/** The type is judged by the first bytes: a file's name and declared type say what somebody called it. */
async function checkImage(file: File): Promise<{ image: Blob } | { refusal: string }> {
  if (file.size > MAX_IMAGE_BYTES) return { refusal: IMAGE_TOO_LARGE };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = detectImageType(bytes);
  return type === null ? { refusal: IMAGE_NOT_SUPPORTED } : { image: new Blob([bytes], { type }) };
}
