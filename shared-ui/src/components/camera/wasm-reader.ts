import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm';
import type { ReadCodes } from './read-codes';

const OPTIONS: ReaderOptions = {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- names of formats
  formats: ['EAN13', 'EAN8', 'UPCA', 'Code128'],
  maxNumberOfSymbols: 1,
  tryHarder: true,
};

/** Fetches the reader from our own origin; by itself, the library would ask a foreign one. */
export async function createWasmReader(): Promise<ReadCodes> {
  await prepareZXingModule({
    overrides: { locateFile: () => wasmUrl },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0) return [];
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    const found = await readBarcodes(context.getImageData(0, 0, width, height), OPTIONS);
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
