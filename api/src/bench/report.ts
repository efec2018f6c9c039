import type { Figures } from './measure';

export interface Measured {
  title: string;
  http: Figures;
  /** Of the API's process, per request. */
  cpuMs: number;
  /** The same queries without HTTP. */
  raw: Figures | undefined;
}

export interface MeasuredExport {
  title: string;
  seconds: number;
  bytes: number;
  /** What the API's process held at most meanwhile. */
  peakBytes: number;
}

const HEAD = [
  '',
  'req/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU ms',
  'pg alone/s',
  'of pg',
  'of hello',
];
const EXPORT_HEAD = ['', 'seconds', 'MB', 'most memory, MB'];
const MEGABYTE = 1024 * 1024;

/** @param hello what everything is compared with */
export function requestTable(measured: readonly Measured[], hello: Measured): string {
  const share = ({ http }: Measured, whole: Figures) =>
    `${((http.perSecond / whole.perSecond) * 100).toFixed(0)} %`;
  const rows = measured.map((one) => [
    one.title,
    one.http.perSecond.toFixed(0),
    one.http.p50.toFixed(1),
    one.http.p95.toFixed(1),
    one.http.p99.toFixed(1),
    one.cpuMs.toFixed(2),
    one.raw ? one.raw.perSecond.toFixed(0) : '',
    one.raw ? share(one, one.raw) : '',
    share(one, hello.http),
  ]);
  return table(HEAD, rows);
}

export function exportTable(exports: readonly MeasuredExport[]): string {
  const rows = exports.map(({ title, seconds, bytes, peakBytes }) => [
    title,
    seconds.toFixed(1),
    (bytes / MEGABYTE).toFixed(0),
    (peakBytes / MEGABYTE).toFixed(0),
  ]);
  return table(EXPORT_HEAD, rows);
}

function table(head: string[], rows: string[][]): string {
  const rule = head.map((_title, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
