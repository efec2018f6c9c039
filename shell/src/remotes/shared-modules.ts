/**
 * What the shell gives the remotes: the modules of shared-ui/federation.mjs, with which the build compares the imports
 * here. It puts the facades in place of the packages that have one.
 */
import * as reduxToolkit from '@reduxjs/toolkit';
import * as rtkQuery from '@reduxjs/toolkit/query/react';
import * as sharedUi from '@stockroom/shared-ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactRedux from 'react-redux';
import * as reactRouterDom from 'react-router-dom';
import * as styledComponents from 'styled-components';

/** By module, written by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

const EAGER = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': reactRouterDom,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': reduxToolkit,
  '@reduxjs/toolkit/query/react': rtkQuery,
  'styled-components': styledComponents,
  '@stockroom/shared-ui': sharedUi,
};

/** Each a file that loads with the first page that needs it; what forms need is never needed without them. */
const LAZY = {
  '@stockroom/shared-ui/data-table': () =>
    import(/* webpackChunkName: "data-table" */ '@stockroom/shared-ui/data-table'),
  '@stockroom/shared-ui/forms': () =>
    import(/* webpackChunkName: "forms" */ '@stockroom/shared-ui/forms'),
  yup: () => import(/* webpackChunkName: "forms" */ 'yup'),
  '@stockroom/shared-ui/popups': () =>
    import(/* webpackChunkName: "popups" */ '@stockroom/shared-ui/popups'),
};

/** As the federation runtime takes them. */
export function sharedModules() {
  const eager = Object.entries(EAGER).map(([name, module]) => [
    name,
    { ...describe(name), lib: () => module },
  ]);
  const lazy = Object.entries(LAZY).map(([name, load]) => [
    name,
    { ...describe(name), get: async () => pack(await load()) },
  ]);
  return Object.fromEntries([...eager, ...lazy]);
}

function describe(name: string) {
  const version = SHARED_VERSIONS[name] ?? '';
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
  return { version, shareConfig };
}

/** The runtime wants a function that gives the module. */
function pack(module: unknown) {
  return () => module;
}
