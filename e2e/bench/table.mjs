// @ts-check
/** @typedef {{ title: string, values: [number, number], digits?: number }} Row */

/**
 * A Markdown table of two variants and their ratio, fit for the README.
 * @param {[string, string]} variants
 * @param {Row[]} rows
 */
export function markdownTable(variants, rows) {
  const lines = rows.map(({ title, values, digits = 0 }) => {
    const [one, other] = values;
    return [title, one.toFixed(digits), other.toFixed(digits), (one / other).toFixed(2)];
  });
  const table = [['', ...variants, 'ratio'], ...lines];
  const widths =
    table[0]?.map((_, column) => Math.max(3, ...table.map((line) => line[column]?.length ?? 0))) ??
    [];
  const format = (/** @type {string[]} */ line) =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = table;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [format(head), format(rule), ...body.map(format)].join('\n');
}
