import type { Language } from '@stockroom/contract';
import { stylesXml } from './styles';
import { escaped, XML } from './xml';
import type { ZipPart } from './zip-stream';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function sheetPath(index: number): string {
  return `worksheets/sheet${index + 1}.xml`;
}

/** What makes a workbook of sheets, once it is known how many there are. */
export function workbookParts(sheetNames: readonly string[], language: Language): ZipPart[] {
  const paths = sheetNames.map((_name, index) => sheetPath(index));
  const sheets = sheetNames.map(
    (name, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return [
    part('xl/styles.xml', stylesXml(language)),
    part(
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${DOCUMENT}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...paths.map((path) => ['worksheet', path] as const),
        ['styles', 'styles.xml'],
      ]),
    ),
    part('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])),
    part('[Content_Types].xml', contentTypes(paths)),
  ];
}

function part(path: string, xml: string): ZipPart {
  return { path, text: [xml] };
}

function relationships(targets: readonly (readonly [type: string, path: string])[]): string {
  const all = targets.map(
    ([type, path], index) =>
      `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${type}" Target="${path}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function contentTypes(sheetPaths: readonly string[]): string {
  const kinds = [
    ['workbook.xml', 'sheet.main'],
    ['styles.xml', 'styles'],
    ...sheetPaths.map((path) => [path, 'worksheet'] as const),
  ] as const;
  const overrides = kinds.map(
    ([path, kind]) => `<Override PartName="/xl/${path}" ContentType="${TYPES}.${kind}+xml"/>`,
  );
  return (
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}
