import { isImageAddress } from '@stockroom/contract';
import { useState, type ComponentProps } from 'react';

type RemoteImageProps = ComponentProps<'img'> & { src: string; alt: string };

/** An image; nothing when its address is wrong or it fails to load. */
export function RemoteImage({ src, alt, ...image }: RemoteImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (!isImageAddress(src) || failedSrc === src) return null;
  return <img {...image} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
}
