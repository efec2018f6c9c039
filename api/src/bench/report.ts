import type { Figures } from './measure';

export interface Measured {
  title: string;
  http: Figures;
  /** Of the API's process, per request. */
  cpuMs: number;
  /** The same queries without HTTP. */
  raw: Figures | undefined;
  /** Their rows as JSON over HTTP, without the API. */
  alone: Figures | undefined;
}

export interface MeasuredExport {
  title: string;
  seconds: number;
  bytes: number;
  /** What the API's process held at most meanwhile. */
  peakBytes: number;
}

export interface MeasuredMemory {
  requests: number;
  rssBytes: number;
  heapBytes: number;
}

export interface MeasuredProcesses {
  title: string;
  one: Figures;
  two: Figures;
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
  'HTTP alone/s',
  'of HTTP',
  'of hello',
];
const MEMORY_HEAD = ['requests', 'memory, MB', 'heap, MB'];
const PROCESS_HEAD = ['', 'one process, req/s', 'p95 ms', 'two, req/s', 'p95 ms', 'two of one'];
const EXPORT_HEAD = ['', 'seconds', 'MB', 'most memory, MB'];
const MEGABYTE = 1024 * 1024;

/** @param hello what everything is compared with */
export function requestTable(measured: readonly Measured[], hello: Measured): string {
  const share = ({ http }: Measured, whole: Figures) => percent(http.perSecond / whole.perSecond);
  const rows = measured.map((one) => [
    one.title,
    one.http.perSecond.toFixed(0),
    one.http.p50.toFixed(1),
    one.http.p95.toFixed(1),
    one.http.p99.toFixed(1),
    one.cpuMs.toFixed(2),
    one.raw ? one.raw.perSecond.toFixed(0) : '',
    one.raw ? share(one, one.raw) : '',
    one.alone ? one.alone.perSecond.toFixed(0) : '',
    one.alone ? share(one, one.alone) : '',
    share(one, hello.http),
  ]);
  return table(HEAD, rows);
}

export function exportTable(exports: readonly MeasuredExport[]): string {
  const rows = exports.map(({ title, seconds, bytes, peakBytes }) => [
    title,
    seconds.toFixed(1),
    megabytes(bytes),
    megabytes(peakBytes),
  ]);
  return table(EXPORT_HEAD, rows);
}

export function memoryTable(steps: readonly MeasuredMemory[]): string {
  const rows = steps.map(({ requests, rssBytes, heapBytes }) => [
    requests.toLocaleString('en'),
    megabytes(rssBytes),
    megabytes(heapBytes),
  ]);
  return table(MEMORY_HEAD, rows);
}

export function processTable(measured: readonly MeasuredProcesses[]): string {
  const rows = measured.map(({ title, one, two }) => [
    title,
    one.perSecond.toFixed(0),
    one.p95.toFixed(1),
    two.perSecond.toFixed(0),
    two.p95.toFixed(1),
    percent(two.perSecond / one.perSecond),
  ]);
  return table(PROCESS_HEAD, rows);
}

export function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function table(head: string[], rows: string[][]): string {
  const rule = head.map((_title, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
