// @ts-check
/**
 * @typedef {readonly import('./compare.mjs').Figures[]} Compared the federated product, and another
 * @typedef {{ title: string, name: string, digits?: number }} Row
 */

/** @type {Row[]} */
const VISIT = [
  { title: 'Requests until the content is there', name: 'requests' },
  { title: 'Serial round trips', name: 'roundTrips' },
  { title: 'JavaScript, KB on the wire (brotli)', name: 'scriptKb', digits: 1 },
  { title: 'Everything, KB on the wire', name: 'allKb', digits: 1 },
  { title: 'Main thread, ms of CPU', name: 'mainThreadMs' },
  { title: 'Content painted, fast network, ms', name: 'fastMs' },
  { title: 'Content painted, slow profile, ms', name: 'slowMs' },
  { title: 'Layout shift (CLS)', name: 'layoutShift', digits: 3 },
  { title: 'Warm: requests over the network', name: 'warmRequests' },
  { title: 'Warm: serial round trips', name: 'warmRoundTrips' },
  { title: 'Warm: content painted, slow profile, ms', name: 'slowWarmMs' },
  { title: 'Styles and layout, ms', name: 'stylesMs' },
  { title: 'Elements of the page', name: 'nodes' },
];

/** @type {Row[]} */
const USE = [
  { title: 'Heap on the products list, MB', name: 'heapMb', digits: 1 },
  { title: 'Heap after 20 more rounds through all areas, MB more', name: 'growthMb', digits: 1 },
  { title: 'DOM nodes of a full products list', name: 'nodes' },
  { title: 'Longest task while it scrolls, CPU slowed down 4 times, ms', name: 'scrollMs' },
  { title: 'To an area not seen before, pointed at, then pressed, ms', name: 'wayMs' },
  { title: 'The same, to the slowest of six', name: 'longestWayMs' },
  { title: 'Typing in a search, CPU slowed down 4 times, INP, ms', name: 'searchInpMs' },
  { title: 'Typing in a form, likewise, INP, ms', name: 'formInpMs' },
  { title: 'Typing in an order of 100 rows, likewise, INP, ms', name: 'orderInpMs' },
];

/** A row a figure, a column a page: "189.2 / 152.2 · 1.24". @param {{ path: string, figures: Compared }[]} visits */
export function visitTable(visits) {
  return markdownTable([
    ['', ...visits.map(({ path }) => `\`${path}\``)],
    ...VISIT.map((row) => [row.title, ...visits.map(({ figures }) => cell(row, figures))]),
  ]);
}

/** @param {Compared} figures */
export function useTable(figures) {
  return markdownTable([['', 'in use'], ...USE.map((row) => [row.title, cell(row, figures)])]);
}

/** @param {Row} row @param {Compared} figures */
function cell({ name, digits = 0 }, figures) {
  const [one = NaN, other = NaN] = figures.map((figure) => figure[name]);
  const both = `${one.toFixed(digits)} / ${other.toFixed(digits)}`;
  const hasRatio = one !== other && other > 1;
  return hasRatio ? `${both} · ${(one / other).toFixed(2)}` : both;
}

/** @param {string[][]} table the first row is the head */
function markdownTable(table) {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(3, ...table.map((line) => line[column]?.length ?? 0)),
  );
  const format = (/** @type {string[]} */ line) => {
    const cells = line.map((text, column) =>
      column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const [head = [], ...body] = table;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [format(head), format(rule), ...body.map(format)].join('\n');
}
