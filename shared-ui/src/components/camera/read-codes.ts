/** Reads the codes in a picture of the camera. */
export type ReadCodes = (frame: HTMLVideoElement) => Promise<string[]>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128'];

/** The reader of the browser where it knows the codes of goods, else our own. @throws Error when it does not load */
export async function createReader(): Promise<ReadCodes> {
  const native: unknown = Reflect.get(window, 'BarcodeDetector');
  if (isDetector(native)) {
    const supported = await native.getSupportedFormats();
    if (FORMATS.every((format) => supported.includes(format))) {
      const detector = new native({ formats: FORMATS });
      return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
    }
  }
  const { createWasmReader } = await import(/* webpackChunkName: "wasm-reader" */ './wasm-reader');
  return createWasmReader();
}

function isDetector(value: unknown): value is DetectorClass {
  return typeof value === 'function' && 'getSupportedFormats' in value;
}
