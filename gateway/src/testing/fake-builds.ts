import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteBuild, ShellBuild } from '@stockroom/contract';

const folders: string[] = [];

// Of the test file that imports this.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A data folder or dist folder of a test; it goes when the tests of the file have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stockroom-gateway-'));
  folders.push(folder);
  return folder;
}

const PAGE = `<!doctype html><html><head><meta property="csp-nonce" nonce="%nonce%" content="%nonce%">
<script type="application/json" id="stockroom-registry">%registry%</script>%preloads%
<template id="stockroom-preloads">%signed-in-preloads%</template><script>start()</script>
<script defer src="/js/main.1a2b.js"></script></head><body></body></html>`;

/** The dist folder of a shell, as its build leaves it. */
export function fakeShell(version = 'aaaaaaaaaaaa', main = 'main()'): string {
  const build: ShellBuild = {
    version,
    modules: {
      '@stockroom/shared-ui/data-table': { files: ['js/table.js'], needs: [] },
      '@stockroom/shared-ui/forms': { files: ['js/forms.js'], needs: ['formik'] },
      formik: { files: ['js/formik.js'], needs: [] },
    },
    pages: [
      { path: '/', access: 'signed-in', files: ['js/dashboard.js'], hostModules: [] },
      {
        path: '/login',
        access: 'public',
        files: ['js/login.js'],
        hostModules: ['@stockroom/shared-ui/forms'],
      },
    ],
  };
  return writeFolder({
    'index.html': PAGE,
    'shell-build.json': JSON.stringify(build),
    'js/main.1a2b.js': main,
    [`js/chunk.${version}.js`]: 'chunk()',
    'js/dashboard.js': 'dashboard()',
    'js/login.js': 'login()',
    'assets/inter.woff2': 'font',
  });
}

/** The dist folder of a remote with a list and a form, as its build leaves it. */
export function fakeRemote(name: string, version: string): string {
  const basePath = `/${name.slice('mf-'.length)}`;
  const build: RemoteBuild = {
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
    shared: {},
  };
  return writeFolder({
    'remote-build.json': JSON.stringify(build),
    'remoteEntry.js': `entry("${version}")`,
    'js/remote.js': 'remote()',
    'js/list.js': 'list()',
    'js/form.js': 'form()',
  });
}

function writeFolder(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    if (path.endsWith('.js'))
      writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content));
  }
  return folder;
}
