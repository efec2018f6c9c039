/** What the build needs to know of the shell, federated or as the single bundle of the page benchmark. */

/** @type {import('../shared-ui/build/shell.mjs').ShellOptions} */
export const SHELL = {
  folder: import.meta.dirname,
  facades: {
    'react-router-dom': 'src/facades/react-router-dom.ts',
    '@reduxjs/toolkit': 'src/facades/redux-toolkit.ts',
  },
  pages: [
    { path: '/', chunk: 'dashboard-page', access: 'signed-in' },
    { path: '/login', chunk: 'login-page', access: 'public' },
    { path: '/register', chunk: 'register-page', access: 'public' },
  ],
  federatedRemotes: `${import.meta.dirname}/src/remotes/load-remote.ts`,
};
