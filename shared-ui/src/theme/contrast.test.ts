import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Palette = Map<string, string>;

function paletteOf(theme: 'light' | 'dark'): Palette {
  const css = readFileSync(join(__dirname, 'global.css'), 'utf8');
  const roles = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return new Map(
    [...roles].map(([, role = '', light = '', dark = '']) => [
      role,
      theme === 'light' ? light : dark,
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

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const palette = paletteOf(theme);

  it.each(READABLE)('has readable %s on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  // Other badges differ by their hue.
  it.each(GROUNDS)('has visible neutral badges on %s', (ground) => {
    expect(contrast(palette, 'neutral-soft', ground)).toBeGreaterThanOrEqual(1.15);
  });

  it.each(['surface', 'surface-raised'])('has a visible hover on %s', (ground) => {
    expect(contrast(palette, 'surface-hover', ground)).toBeGreaterThanOrEqual(1.09);
  });

  it.each(VISIBLE)('has visible controls and charts: %s on %s', (line, ground) => {
    expect(contrast(palette, line, ground)).toBeGreaterThanOrEqual(3);
  });
});
