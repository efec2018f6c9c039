import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCENES } from '../scenes';

export const GALLERY = path.resolve(import.meta.dirname, '../results/gallery');

/** One page with all pictures, a row for each scene. */
export default function writeContactSheet() {
  const variants = readdirSync(GALLERY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const rows = SCENES.map(({ name }) => {
    const pictures = variants.map((variant) => {
      const file = `${variant}/${name}.png`;
      if (!existsSync(path.join(GALLERY, file))) return '<td></td>';
      return `<td><a href="${file}"><img src="${file}" alt="${name}, ${variant}" loading="lazy"></a></td>`;
    });
    return `<tr><th>${name}</th>${pictures.join('')}</tr>`;
  });
  const heads = ['', ...variants].map((variant) => `<th>${variant}</th>`).join('');
  const style = 'img{width:240px;border:1px solid #999}th,td{vertical-align:top;text-align:left}';
  const html = `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>
<table><tr>${heads}</tr>
${rows.join('\n')}
</table>`;
  const file = path.join(GALLERY, 'index.html');
  writeFileSync(file, html);
  console.log(`All pictures: ${path.relative(process.cwd(), file)}`);
}
