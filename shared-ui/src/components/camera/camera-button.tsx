import { Camera } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { LazyPart } from '../lazy/lazy-part';
import { useTranslate } from '../../texts';

interface CameraButtonProps {
  /** Runs for each code that the camera reads; a code in view counts once a second. */
  onCode: (code: string) => void;
}

const loadDialog = async () =>
  (await import(/* webpackChunkName: "camera-dialog" */ './camera-dialog')).CameraDialog;

/** Scans codes by the camera, on devices that have one. Its code loads with the first press. */
export function CameraButton({ onCode }: CameraButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useHasCamera()) return null;
  return (
    <>
      <IconButton name={t('Scan with the camera')} icon={Camera} onClick={() => setOpen(true)} />
      {isOpen && (
        <LazyPart
          load={loadDialog}
          props={{ onCode, onClose: () => setOpen(false) }}
          failure={t('Failed to load the scanner')}
        />
      )}
    </>
  );
}

function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    // Browsers have no devices on pages without encryption, and tests have none at all.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    let isCurrent = true;
    devices?.enumerateDevices().then(
      (found) => isCurrent && setHasCamera(found.some(({ kind }) => kind === 'videoinput')),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return hasCamera;
}
