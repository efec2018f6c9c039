import { Dialog } from '@stockroom/shared-ui/popups';
import { Flashlight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/button';
import { ErrorNotice } from '../notice';
import { useTranslate } from '../../texts';
import { space } from '../../theme/theme';
import { useCamera } from './use-camera';

interface CameraDialogProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The picture of the camera, and the last code that it has read. It goes on until it is closed. */
export function CameraDialog({ onCode, onClose }: CameraDialogProps) {
  const t = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const [code, setCode] = useState('');
  const { failure, torch, retry } = useCamera(video, (read) => {
    setCode(read);
    onCode(read);
  });
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    void torch?.(isLit);
  }, [torch, isLit]);
  return (
    <Dialog isOpen onClose={onClose} title={t('Scan with the camera')}>
      <Body>
        {failure === null ? (
          <Picture ref={video} muted playsInline aria-label={t('Picture of the camera')} />
        ) : (
          <ErrorNotice title={failure} busy={false} onRetry={retry} />
        )}
        <p role="status">
          {code === '' ? t('Hold a barcode in front of the camera.') : t('Read: {code}', { code })}
        </p>
        {torch && (
          <Button icon={Flashlight} aria-pressed={isLit} onClick={() => setLit(!isLit)}>
            {t('Light')}
          </Button>
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
`;
const Picture = styled.video`
  width: 100%;
  max-height: 50vh;
  border-radius: 6px;
  background: black;
`;
