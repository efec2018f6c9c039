import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { translate } from '../../texts';
import { createReader } from './read-codes';

/** A code that stays in view counts again after this time. */
const REPEAT_MS = 1000;
const BETWEEN_FRAMES_MS = 100;

type Torch = (isLit: boolean) => Promise<void>;

/** Shows the camera in a video and reads codes until the component goes. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
) {
  const [failure, setFailure] = useState<string | null>(null);
  const [torch, setTorch] = useState<Torch | null>(null);
  const [attempt, setAttempt] = useState(0);
  const take = useEffectEvent(onCode);

  useEffect(() => {
    const stopped = new AbortController();
    let stream: MediaStream | null = null;
    let last = { code: '', at: -Infinity };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      const element = video.current;
      if (stopped.signal.aborted || !element) return stop();
      Object.assign(element, { srcObject: stream });
      await element.play();
      const light = torchOf(stream);
      setTorch(() => light);
      const read = await createReader();
      while (!stopped.signal.aborted) {
        const [code] = await read(element);
        const now = performance.now();
        if (code !== undefined && (code !== last.code || now - last.at >= REPEAT_MS)) {
          last = { code, at: now };
          take(code);
        }
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_FRAMES_MS));
      }
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    start().catch((error: unknown) => {
      stop();
      if (!stopped.signal.aborted) setFailure(reasonOf(error));
    });
    return () => {
      stopped.abort();
      stop();
    };
  }, [video, attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { failure, torch, retry };
}

function torchOf(stream: MediaStream): Torch | null {
  const [track] = stream.getVideoTracks();
  // Not in the types of TypeScript yet.
  const { torch } = (track?.getCapabilities?.() ?? {}) as { torch?: boolean };
  if (!track || !torch) return null;
  return (isLit) => track.applyConstraints({ advanced: [{ torch: isLit } as object] });
}

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return translate('The browser does not allow the camera.');
  if (name === 'NotFoundError') return translate('This device has no camera.');
  if (name === 'NotReadableError') return translate('Another program uses the camera.');
  return translate('The camera does not work.');
}
