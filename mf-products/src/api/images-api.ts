import type { ImageWriteResult } from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores a JPG, PNG or GIF; the answer says where it is served from then on. */
    uploadImage: build.mutation<ImageWriteResult, File>({
      query: (file) => ({ url: 'images', method: 'POST', body: formOf(file) }),
    }),
  }),
});

/** Not the bare file: its type may be unknown, and a request needs one. */
function formOf(file: File): FormData {
  const form = new FormData();
  form.set('image', file);
  return form;
}

export const { useUploadImageMutation } = imagesApi;
