import { IMAGE_TOO_LARGE, imageRefusal, MAX_IMAGE_BYTES } from '@stockroom/contract';

/** What the file picker offers. The bytes decide, not the name. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/gif';
export const SUPPORTED_FORMATS = 'Supported formats: JPG, PNG, GIF (max 5MB)';

/** More than any signature is long. */
const HEAD_BYTES = 16;

/** Why the server would refuse this file, or null: found out before 5 MB are sent. */
export async function refusalOf(file: File): Promise<string | null> {
  if (file.size > MAX_IMAGE_BYTES) return IMAGE_TOO_LARGE;
  return imageRefusal(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}

/** The first file of a drop or a paste. */
export function fileOf(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}
