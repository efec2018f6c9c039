/** What the build needs to know of the shell, federated or as the single bundle of the page benchmark. */
import { readFileSync } from 'node:fs';

/** @type {import('../shared-ui/build/shell.mjs').ShellOptions} */
export const SHELL = {
  folder: import.meta.dirname,
  sharedModules: `${import.meta.dirname}/src/remotes/shared-modules.ts`,
  facades: {
    'react-router-dom': 'src/facades/react-router-dom.ts',
    '@reduxjs/toolkit': 'src/facades/redux-toolkit.ts',
    '@reduxjs/toolkit/query/react': 'src/facades/redux-toolkit-query.ts',
    'react-redux': 'src/facades/react-redux.ts',
    'styled-components': 'src/facades/styled-components.ts',
  },
  pages: [
    {
      path: '/',
      chunk: 'dashboard-page',
      access: 'signed-in',
      data: readData('src/dashboard/first-data.json'),
    },
    { path: '/login', chunk: 'front-door', access: 'public' },
    { path: '/register', chunk: 'front-door', access: 'public' },
  ],
  signedInData: readData('src/layout/first-data.json'),
  federatedRemotes: `${import.meta.dirname}/src/remotes/load-remote.ts`,
};

function readData(file) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
