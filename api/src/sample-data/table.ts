/**
 * Reads sample records from a table in the source: one record a line, cells between bars, blank lines ignored.
 * @throws Error for a line with another number of cells than there are columns
 */
export function readTable<Column extends string>(
  columns: readonly Column[],
  table: string,
): Record<Column, string>[] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== columns.length) throw new Error(`Not ${columns.length} cells: ${line}`);
    const record = columns.map((column, index) => [column, cells[index] ?? '']);
    return Object.fromEntries(record) as Record<Column, string>;
  });
}
