import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

test('global.css numbers the icons in the order of icons.svg', () => {
  const drawn = [
    ...read('icons.svg').matchAll(/<g id="([a-z-]+)" transform="translate\((\d+)\)"/g),
  ];
  const css = read('global.css');
  const named = [...css.matchAll(/\[data-icon='([a-z-]+)'\] \{\s+--icon: (\d+);/g)];
  expect(named.map(([, name, number]) => [name, Number(number) * 24])).toEqual(
    drawn.map(([, name, x]) => [name, Number(x)]),
  );
  expect(read('icons.svg')).toContain(`viewBox="0 0 ${drawn.length * 24} 24"`);
  expect(css).toContain(`mask-position: calc(100% * var(--icon) / ${drawn.length - 1}) 0;`);
  expect(css).toContain(`mask-size: ${drawn.length}00% 100%;`);
});
