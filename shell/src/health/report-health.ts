import {
  MAX_HEALTH_REPORTS,
  type HealthKind,
  type HealthReport,
  type Registry,
} from '@stockroom/contract';
import type { SessionClient } from '@stockroom/shared-ui';
import type { ComponentProps } from 'react';
import type { RouterProvider } from 'react-router-dom';
import { areaOf, findRemote, NOT_LIVE, shellArea, type Area } from '../remotes/registry';
import * as hungTab from './hung-tab';

const PAUSE_MS = 10_000;
/** What happens together is one report. */
const URGENT_MS = 500;
const URGENT: readonly HealthKind[] = ['load-failure', 'crash', 'no-page'];

type Release = Pick<Area, 'name' | 'version'>;
type Router = ComponentProps<typeof RouterProvider>['router'];

let note: (kind: HealthKind, release: Release) => void = () => {};

/** Remembers that code of a release starts, for the case that it hangs the tab. */
export function noteStart({ name, version }: Release): void {
  if (isPublished(version)) hungTab.noteStart(`${name}@${version}`);
}

/** Counts what happened to a release for the next report of this page. */
export function noteHealth(kind: HealthKind, release: Release): void {
  note(kind, release);
}

/**
 * Tells the server now and then how the releases of this page do. Call it once per page, before anything is rendered.
 * @returns stops it
 */
export function reportHealth(page: Registry, router: Router, session: SessionClient): () => void {
  const shell = shellArea(page);
  // A page without a gateway has no releases.
  if (shell.version === NOT_LIVE) return () => {};
  const reports = collectReports((collected) => {
    if (session.tokens.accessToken === null) return;
    session.tell('POST /release-health', { reports: collected });
  });
  const navigationStart = followNavigations(router);
  note = (kind, { name, version }) => {
    if (!isPublished(version)) return;
    if (kind === 'content' || URGENT.includes(kind)) hungTab.forgetStart();
    const ms = Math.round(performance.now() - navigationStart());
    reports.add({
      release: `${name}@${version}`,
      kind,
      count: 1,
      ...(kind === 'content' && { ms }),
    });
  };
  hungTab.findHungRelease((release) => {
    reports.add({ release, kind: 'no-page', count: 1 });
    // The page may hang again soon.
    reports.send();
  });
  session.onFailedCall = () => {
    const remote = findRemote(page, router.state.location.pathname);
    note('failed-call', remote ? areaOf(remote) : shell);
  };
  const noteError = (error: unknown) => {
    const release = releaseOfError(error, shell);
    if (release) note('error', release);
  };
  const onError = ({ error }: ErrorEvent) => noteError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => noteError(reason);
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') reports.send();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', hungTab.forgetStart);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', hungTab.forgetStart);
    reports.stop();
    note = () => {};
  };
}

/** Code on a developer's machine is no release. */
function isPublished(version: string): boolean {
  return version !== NOT_LIVE && !version.includes('://');
}

/** Adds up reports of the same release and kind, and sends them in time. */
function collectReports(deliver: (reports: HealthReport[]) => void) {
  const collected = new Map<string, HealthReport>();
  let sendAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    sendAt = Infinity;
    const reports = [...collected.values()].slice(0, MAX_HEALTH_REPORTS);
    collected.clear();
    if (reports.length > 0) deliver(reports);
  };
  return {
    send,
    stop: () => clearTimeout(timer),
    add(report: HealthReport) {
      const key = report.release + report.kind;
      const before = collected.get(key);
      if (before) {
        before.count += report.count;
        if (report.ms !== undefined) before.ms = (before.ms ?? 0) + report.ms;
      } else collected.set(key, report);
      const waitMs = URGENT.includes(report.kind) ? URGENT_MS : PAUSE_MS;
      if (performance.now() + waitMs >= sendAt) return;
      sendAt = performance.now() + waitMs;
      clearTimeout(timer);
      timer = setTimeout(send, waitMs);
    },
  };
}

/** @returns tells when the last navigation began, by `performance.now()`; the load of the page begins at 0 */
function followNavigations(router: Router): () => number {
  let start = 0;
  let current = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    const { key } = navigation.location ?? location;
    if (key !== current) start = performance.now();
    current = key;
  });
  return () => start;
}

/** The release whose file has the first frame of this origin in the stack; null when none has, as in an extension. */
function releaseOfError(error: unknown, shell: Release): Release | null {
  const stack = error instanceof Error ? error.stack : undefined;
  for (const [, url = ''] of (stack ?? '').matchAll(/(https?:\/\/\S+):\d+:\d+/g)) {
    if (!url.startsWith(`${window.location.origin}/`)) continue;
    const [, name, version] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(new URL(url).pathname) ?? [];
    return name && version ? { name, version } : shell;
  }
  return null;
}
