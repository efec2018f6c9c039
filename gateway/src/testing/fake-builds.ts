import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Logger } from '@stockroom/api';
import type {
  RemoteBuild,
  RemoteDescription,
  SharedModules,
  ShellBuild,
} from '@stockroom/contract';

const folders: string[] = [];

// Of the test file that imports this.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export const SILENT: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/** A data folder or dist folder of a test; it goes when the tests of the file have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stockroom-gateway-'));
  folders.push(folder);
  return folder;
}

const PAGE = `<!doctype html><html data-access="%access%"><head><meta property="csp-nonce" nonce="%nonce%" content="%nonce%">
<script type="application/json" id="stockroom-registry">%registry%</script>
<script type="application/json" id="stockroom-early-data">%early-data%</script>
<template id="stockroom-later-links">%later-links%</template><script>start()</script>
<script defer src="/js/main.1a2b.js"></script></head>
<body><script type="application/json" id="stockroom-russian">%russian%</script></body></html>`;

/** What shell and remotes are built with, where a test does not say otherwise. */
export const SHARED: SharedModules = {
  react: { version: '19.3.1', names: ['useMemo', 'useState'] },
  '@stockroom/shared-ui': { version: '0.1.0', names: ['Button', 'PageFrame'] },
};

/** The dist folder of a shell, as its build leaves it. */
export function fakeShell(
  version = 'aaaaaaaaaaaa',
  main = 'main()',
  changes: Partial<ShellBuild> = {},
): string {
  const build: Omit<ShellBuild, 'checksums'> = {
    version,
    files: ['js/main.1a2b.js'],
    modules: {
      '@stockroom/shared-ui/data-table': ['js/table.js'],
      '@stockroom/shared-ui/forms': ['js/forms.js', 'js/formik.js'],
    },
    frameData: [],
    pages: [
      { path: '/', access: 'signed-in', files: ['js/dashboard.js'] },
      { path: '/login', access: 'public', html: 'sign-in.html', files: ['js/sign-in.js'] },
    ],
    shared: SHARED,
    ...changes,
  };
  return writeBuild('shell-build.json', build, {
    'index.html': PAGE,
    'sign-in.html': PAGE.replace('main.1a2b', 'sign-in'),
    'js/main.1a2b.js': main,
    [`js/chunk.${version}.js`]: 'chunk()',
    'js/dashboard.js': 'dashboard()',
    'js/sign-in.js': 'signIn()',
    'assets/inter.woff2': 'font',
    'assets/ru.shell.json': '{"Sign In":"Войти"}',
  });
}

/** The dist folder of a remote with a list and a form, as its build leaves it. */
export function fakeRemote(
  name: string,
  version: string,
  changes: Partial<RemoteBuild> = {},
): string {
  const basePath = `/${name.slice('mf-'.length)}`;
  const build: Omit<RemoteBuild, 'checksums'> = {
    name,
    title: `Title of ${name}`,
    basePaths: [basePath],
    menu: [{ label: `Label of ${name}`, path: basePath, icon: 'package', order: 1 }],
    version,
    entry: 'remoteEntry.js',
    files: ['remoteEntry.js', 'js/remote.js'],
    pages: [
      {
        path: basePath,
        files: ['js/list.js'],
        hostModules: ['@stockroom/shared-ui/data-table'],
      },
      {
        path: `${basePath}/edit/:id`,
        files: ['js/form.js'],
        hostModules: ['@stockroom/shared-ui/forms'],
      },
    ],
    shared: SHARED,
    ...changes,
  };
  return writeBuild('remote-build.json', build, {
    'remoteEntry.js': `entry("${version}")`,
    'js/remote.js': 'remote()',
    'js/list.js': 'list()',
    'js/form.js': 'form()',
    'assets/ru.json': '{"None":"<нет>"}',
  });
}

/** Changes a file of a remote's build and its checksum, as another build would. */
export function rebuildFile(dist: string, path: string, content: string): void {
  const description = join(dist, 'remote-build.json');
  const build = JSON.parse(readFileSync(description, 'utf8')) as RemoteBuild;
  writeFileSync(join(dist, path), content);
  const checksums = { ...build.checksums, [path]: checksumOf(content) };
  writeFileSync(description, JSON.stringify({ ...build, checksums }));
}

function checksumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function writeBuild(description: string, build: object, files: Record<string, string>): string {
  const folder = temporaryFolder();
  const written = new Map<string, string | Uint8Array>(
    Object.entries(files).flatMap(([path, content]): [string, string | Uint8Array][] =>
      path.endsWith('.js')
        ? [
            [path, content],
            [`${path}.br`, brotliCompressSync(content)],
          ]
        : [[path, content]],
    ),
  );
  const checksums = Object.fromEntries(
    [...written].map(([path, content]) => [path, checksumOf(content)]),
  );
  written.set(description, JSON.stringify({ checksums, ...build }));
  for (const [path, content] of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Of a remote with one base path and one menu entry. */
export function descriptionOf(name: string, path: string): RemoteDescription {
  const menu = [{ label: name, path, icon: 'package', order: 1 }];
  return { name, title: name, basePaths: [path], menu, pages: [] };
}
