import { TEXT, written } from '../openapi/answers';
import type { Operation } from '../openapi/operation';

const FILE = { type: 'string', format: 'binary' };
const TYPES = ['image/jpeg', 'image/png', 'image/gif'];

export const IMAGE_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/images/:hash',
    summary: 'An image by the SHA-256 of its bytes; it never changes',
    access: 'public',
    answer: {},
    files: TYPES,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'post',
    path: '/api/images',
    summary: 'Upload an image, at most 5 MB',
    upload: {
      'multipart/form-data': { type: 'object', properties: { image: FILE }, required: ['image'] },
      ...Object.fromEntries(TYPES.map((type) => [type, FILE])),
    },
    status: 201,
    answer: written({ imageUrl: TEXT }),
  },
];
