import { hasCheckDigit } from '@stockroom/contract';
import { code128, ean13, ean8, type DrawingContext } from 'bwip-js/browser';
import type { Sheet } from './sheets';

/** A barcode in modules, the width of its thinnest bar. */
export interface Bars {
  modules: number;
  /** The path of an SVG, one unit high. */
  path: string;
  /** Empty on each side, so that scanners find the ends. */
  quiet: number;
}

/** From thin to thick bars, which more scanners read. */
const MIN_MODULE = 0.25;
const MAX_MODULE = 0.4;

/** By code: a page draws the same codes again with each change. */
const drawn = new Map<string, Bars>();

/** EAN-13, EAN-8 and UPC-A as EAN, every other code as Code 128. */
export function barsOf(code: string): Bars {
  const bars = drawn.get(code) ?? draw(code);
  drawn.set(code, bars);
  return bars;
}

function draw(code: string): Bars {
  const isEan = code.length < 14 && hasCheckDigit(code);
  if (!isEan) return { ...code128(optionsFor('code128', code), collectBars()), quiet: 10 };
  if (code.length === 8) return { ...ean8(optionsFor('ean8', code), collectBars()), quiet: 7 };
  return { ...ean13(optionsFor('ean13', code.padStart(13, '0')), collectBars()), quiet: 11 };
}

function optionsFor(bcid: string, text: string) {
  return { bcid, text, scale: 1 };
}

/** Each bar arrives as a line with its width and its middle, which is rounded up. */
function collectBars(): DrawingContext<{ modules: number; path: string }> {
  let path = '';
  let modules = 0;
  const nothing = () => {};
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    line(x, _y0, _x1, _y1, width) {
      const left = x - Math.ceil(width / 2);
      path += `M${left} 0h${width}v1h-${width}z`;
      modules = Math.max(modules, left + width);
    },
    init: nothing,
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ path, modules }),
  };
}

/** @returns the width of the widest module that fits, in whole dots of the printer; null if none does */
export function moduleFor({ modules, quiet }: Bars, { label, edge, dot }: Sheet): number | null {
  const room = (label.width - 2 * edge) / (modules + 2 * quiet);
  const module = Math.floor(Math.min(room, MAX_MODULE) / dot + 1e-9) * dot;
  return module >= MIN_MODULE ? module : null;
}
