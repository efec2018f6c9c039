import type { ImageWriteResult } from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The blob must carry its image type: it becomes the content type of the request. */
    uploadImage: build.mutation<ImageWriteResult, Blob>({
      query: (image) => ({ url: 'images', method: 'POST', body: image }),
    }),
  }),
});

export const { useUploadImageMutation } = imagesApi;
