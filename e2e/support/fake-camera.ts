import { writeFileSync } from 'node:fs';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 30;

const LEFT_ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011';
const PARITIES = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO';

/** The dark and light modules of an EAN-13: "101...". */
function modulesOf(code: string): string {
  const odd = LEFT_ODD.split(' ');
  const right = (digit: number) => [...(odd[digit] ?? '')].map((bit) => 1 - Number(bit)).join('');
  const even = (digit: number) => [...right(digit)].reverse().join('');
  const [first = 0, ...digits] = [...code].map(Number);
  const parity = PARITIES.split(' ')[first] ?? '';
  const left = digits
    .slice(0, 6)
    .map((digit, place) => (parity[place] === 'O' ? odd[digit] : even(digit)));
  return `101${left.join('')}01010${digits.slice(6).map(right).join('')}101`;
}

/**
 * Writes what a camera sees that looks at a barcode: two seconds of a picture, as Chromium plays it.
 * @param moduleWidth of the narrowest bar, in pixels
 */
export function writeCameraVideo(file: string, code: string, moduleWidth = 3): void {
  const bars = modulesOf(code);
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = Math.floor((WIDTH - bars.length * moduleWidth) / 2);
  for (let y = 160; y < 320; y += 1)
    for (const [index, bit] of [...bars].entries())
      if (bit === '1')
        luma.fill(
          16,
          y * WIDTH + left + index * moduleWidth,
          y * WIDTH + left + (index + 1) * moduleWidth,
        );
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F15:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([header, ...Array.from({ length: FRAMES }, () => frame)]));
}
