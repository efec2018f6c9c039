import { ownsPath } from '@stockroom/contract';
import { array, lazy, mixed, number, object, string } from 'yup';

/** A path inside the folder of a build: it can't lead out of it. */
const FILE_PATH = /^(?!\.)[\w.@-]+(\/(?!\.)[\w.@-]+)*$/;
/** One segment: what the shell finds the remote by. */
const BASE_PATH = /^\/[a-z0-9][a-z0-9-]*$/;
const ROUTE_PATH = /^\/[\w:./-]*$/;
/** A key that is the same in all layouts of Latin letters. */
const SHORTCUT = /^[a-z,]$/;

export const REMOTE_NAME = /^mf-[a-z][a-z0-9-]*$/;
export const VERSION = /^[a-f0-9]{6,64}$/;
export const CONTRACT = /^\d+\.\d+\.\d+$/;

const text = () => string().trim().required().max(60);
const files = () => array(string().required().matches(FILE_PATH)).required();
const routePath = () => string().required().matches(ROUTE_PATH);

/** Checksums as hex digits, by paths that stay inside the folder. */
const checksums = () =>
  mixed()
    .required()
    .test('checksums', 'checksums must be SHA-256 by path', (sums) =>
      Object.entries(Object(sums)).every(
        ([path, sum]) => FILE_PATH.test(path) && /^[a-f0-9]{64}$/.test(String(sum)),
      ),
    );

const sharedModule = object({ version: string().required(), names: array(string()).required() });
const sharedModules = () =>
  lazy((modules: unknown) =>
    object(
      Object.fromEntries(Object.keys(Object(modules)).map((key) => [key, sharedModule.required()])),
    ).required(),
  );

const remoteName = string().required().matches(REMOTE_NAME, 'name must look like "mf-orders"');
const menuLink = {
  label: text(),
  path: routePath(),
  shortcut: string()
    .optional()
    .matches(
      SHORTCUT,
      ({ value }) => `"${value}" is no shortcut: it must be a small letter or ","`,
    ),
};
const description = {
  name: remoteName,
  title: text(),
  basePaths: array(
    string()
      .required()
      .matches(BASE_PATH, ({ value }) => `"${value}" is no base path: it must look like "/orders"`),
  )
    .required()
    .min(1, 'basePaths must not be empty'),
  menu: array(
    object({
      ...menuLink,
      icon: text(),
      order: number().required(),
      children: array(object(menuLink)).optional(),
    }),
  )
    .required()
    .test(
      'own',
      'every menu entry must lead below a base path of its own remote',
      (menu, context) =>
        menu.every((entry) =>
          [entry, ...(entry.children ?? [])].every(({ path }) => isBelowAny(context.parent, path)),
        ),
    ),
};

/** Below /api, and never another server. */
const data = array(
  string()
    .required()
    .matches(/^[a-z][\w/:-]*(\?[\w=&{}-]+)?$/),
).optional();

/** remote.json as somebody has written it. */
export const descriptionSchema = object({
  ...description,
  pages: array(object({ path: routePath(), chunk: string().required(), data })).required(),
}).strict();

const build = {
  version: string().required().matches(VERSION, 'version must be a hash'),
  checksums: checksums(),
  contract: string().optional().matches(CONTRACT, 'contract must be a version like "1.0.0"'),
  shared: sharedModules(),
};
const builtPage = {
  path: routePath(),
  files: files(),
  hostModules: array(string()).required(),
  data,
};

export const remoteBuildSchema = object({
  ...description,
  ...build,
  exposes: array(string()).required(),
  entry: string().required().matches(FILE_PATH),
  files: files(),
  pages: array(object(builtPage)).required(),
}).strict();

export const shellBuildSchema = object({
  ...build,
  modules: mixed().required(),
  signedIn: array(string().required().matches(FILE_PATH)).optional(),
  signedInData: data,
  pages: array(
    object({ ...builtPage, access: string().oneOf(['public', 'signed-in']) }),
  ).required(),
}).strict();

function isBelowAny({ basePaths }: { basePaths?: string[] }, path: string): boolean {
  return (basePaths ?? []).some((basePath) => ownsPath(basePath, path));
}
