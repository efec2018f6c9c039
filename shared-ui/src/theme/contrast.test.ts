import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Palette = Map<string, string>;

function paletteOf(selector: string): Palette {
  const css = readFileSync(join(__dirname, 'global.css'), 'utf8');
  const block = css.slice(css.indexOf(`\n${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, role, colour]) => [
      role ?? '',
      colour ?? '',
    ]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((role) => luminance(palette.get(role) ?? '#808080'))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['background', 'surface', 'surface-raised', 'surface-hover', 'surface-sunken'];
const STATUS = ['accent', 'danger', 'warning', 'success', 'info'];
const READABLE = [
  ...GROUNDS.flatMap((ground) =>
    [...STATUS, 'text', 'text-muted'].map((ink) => [ink, ground] as const),
  ),
  ...STATUS.flatMap(
    (ink) =>
      [
        [ink, `${ink}-soft`],
        ['text', `${ink}-soft`],
      ] as const,
  ),
  ['text', 'neutral-soft'],
  ['text-muted', 'neutral-soft'],
  ['text-muted', 'accent-soft'],
  ['danger', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
] as const;
const VISIBLE = GROUNDS.flatMap(
  (ground) =>
    [
      ['border-control', ground],
      ['accent', ground],
      ['chart', ground],
      ['chart-in', ground],
      ['chart-out', ground],
    ] as const,
);

describe.each([':root', '.dark'])('the palette %s', (selector) => {
  const palette = paletteOf(selector);

  it.each(READABLE)('is readable: %s on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  // The others have a hue.
  it.each(GROUNDS)('shows neutral badges, also on a row that is pointed at: %s', (ground) => {
    expect(contrast(palette, 'neutral-soft', ground)).toBeGreaterThanOrEqual(1.15);
  });

  it.each(['surface', 'surface-raised'])('shows what is pointed at: on %s', (ground) => {
    expect(contrast(palette, 'surface-hover', ground)).toBeGreaterThanOrEqual(1.09);
  });

  it.each(VISIBLE)('shows controls and pictures: %s on %s', (line, ground) => {
    expect(contrast(palette, line, ground)).toBeGreaterThanOrEqual(3);
  });
});
