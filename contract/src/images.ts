import type { WriteResult } from './list';
import { msg, type Text } from './translate';

/** 5 MB, as the form says. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const IMAGE_TOO_LARGE = msg('Image must be 5MB or smaller');
export const IMAGE_NOT_SUPPORTED = msg('Only JPG, PNG and GIF images are supported');

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif';

const SIGNATURES: readonly { type: ImageType; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
];

/** The type by the first bytes, whatever the file's name; null for anything else, SVG included. */
export function detectImageType(bytes: Uint8Array): ImageType | null {
  const match = SIGNATURES.find((signature) =>
    signature.bytes.every((byte, index) => bytes[index] === byte),
  );
  return match?.type ?? null;
}

/** The reason to refuse these bytes as an image; null when they are fine. */
export function imageRefusal(bytes: Uint8Array): Text | null {
  if (bytes.length > MAX_IMAGE_BYTES) return IMAGE_TOO_LARGE;
  return detectImageType(bytes) === null ? IMAGE_NOT_SUPPORTED : null;
}

/** True for an address that the product accepts for an image: a web address, or a path of this server. */
export function isImageAddress(address: string): boolean {
  // Browsers read "//host" and "/\\host" as another server.
  return /^(https?:\/\/\S+|\/[^/\\\s]\S*)$/i.test(address.trim());
}

export interface ImageWriteResult extends WriteResult {
  /** The permanent address of the stored image: /api/images/<sha-256>. */
  imageUrl: string;
}
