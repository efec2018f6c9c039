import { useEffect, useState, type DragEvent } from 'react';
import { fileOf } from './image-file';

/** The handlers of a place where files may be dropped, and whether one is over it. Beside it, dropping does nothing. */
export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(refuseOtherDrops, []);
  return {
    'data-over': isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      onFile(fileOf(event.dataTransfer));
    },
  };
}

/** By itself the browser opens a file that has missed its place, and the page with what was typed is gone. */
function refuseOtherDrops() {
  const refuse = (event: globalThis.DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
