import { ownsPath, PERMISSIONS } from '@stockroom/contract';
import { array, boolean, lazy, mixed, number, object, string } from 'yup';

/** A path that can't leave the folder of a build. */
const FILE_PATH = /^(?!\.)[\w.@-]+(\/(?!\.)[\w.@-]+)*$/;
/** One segment, by which the shell finds the remote. */
const BASE_PATH = /^\/[a-z0-9][a-z0-9-]*$/;
const ROUTE_PATH = /^\/[\w:./-]*$/;
/** The same with a query. */
const LINK_PATH = /^\/[\w./-]*(\?[\w=&%+.-]+)?$/;
/** Keys that all Latin layouts share. */
const SHORTCUT = /^[a-z,]$/;

export const REMOTE_NAME = /^mf-[a-z][a-z0-9-]*$/;
export const VERSION = /^[a-f0-9]{6,64}$/;

const text = string().trim().required().max(60);
const words = string().optional().max(200);
const files = array(string().required().matches(FILE_PATH)).required();
const routePath = string().required().matches(ROUTE_PATH);
/** One or several. */
const permission = mixed().test(
  'permission',
  ({ value }) => `"${String(value)}" is no permission`,
  (needed) =>
    needed === undefined ||
    [needed].flat().every((name) => typeof name === 'string' && Object.hasOwn(PERMISSIONS, name)),
);

const menuLink = {
  label: text,
  path: routePath,
  shortcut: string()
    .optional()
    .matches(
      SHORTCUT,
      ({ value }) => `"${value}" is no shortcut: it must be a small letter or ","`,
    ),
  words,
  permission,
};
const menuEntry = object({
  ...menuLink,
  icon: text,
  order: number().required(),
  children: array(object(menuLink)).optional(),
  palette: array(
    object({
      label: text,
      path: string().required().matches(LINK_PATH),
      words,
      permission,
      isAction: boolean().optional(),
    }),
  ).optional(),
});
const basePath = string()
  .required()
  .matches(BASE_PATH, ({ value }) => `"${value}" is no base path: it must look like "/orders"`);
const description = {
  name: string().required().matches(REMOTE_NAME, 'name must look like "mf-orders"'),
  title: text,
  basePaths: array(basePath).required().min(1, 'basePaths must not be empty'),
  menu: array(menuEntry)
    .required()
    .test(
      'own',
      'every entry of the menu and the palette must lead below a base path of its own remote',
      (menu, { parent }) =>
        menu
          .flatMap((entry) => [entry, ...(entry.children ?? []), ...(entry.palette ?? [])])
          .every(({ path }) => {
            const [page = ''] = path.split('?');
            return parent.basePaths?.some((basePath: string) => ownsPath(basePath, page));
          }),
    ),
};

/** Below /api, and never another server. */
const data = array(
  string()
    .required()
    .matches(/^[a-z][\w/:-]*(\?[\w=&{}-]+)?$/),
).optional();

/** A hand-written remote.json. */
export const descriptionSchema = object({
  ...description,
  pages: array(
    object({ path: routePath, chunk: string().required(), data, permission }),
  ).required(),
}).strict();

const sharedModule = object({
  version: string().required(),
  names: array(string()).required(),
  types: mixed()
    .optional()
    .test('types', 'types must be fingerprints by name and member', (types) =>
      Object.values(Object(types))
        .flatMap((members) => Object.values(Object(members)))
        .every((fingerprint) => /^[a-f0-9]{8}!?$/.test(String(fingerprint))),
    ),
});
const build = {
  version: string().required().matches(VERSION, 'version must be a hash'),
  /** Hex digits, by paths that stay inside the folder. */
  checksums: mixed()
    .required()
    .test('checksums', 'checksums must be SHA-256 by path', (sums) =>
      Object.entries(Object(sums)).every(
        ([path, sum]) => FILE_PATH.test(path) && /^[a-f0-9]{64}$/.test(String(sum)),
      ),
    ),
  operations: mixed().test('operations', 'operations must list fields with their types', (all) =>
    Object.values(Object(all)).every((fields) =>
      Object.values(Object(fields)).every((types) => typeof types === 'string'),
    ),
  ),
  commit: object({
    id: string()
      .required()
      .matches(/^[a-f0-9]{7,64}$/),
    at: string()
      .required()
      .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'commit.at must be an instant in UTC'),
  })
    .optional()
    .default(undefined),
  shared: lazy((modules: unknown) => {
    const names = Object.keys(Object(modules));
    return object(
      Object.fromEntries(names.map((name) => [name, sharedModule.required()])),
    ).required();
  }),
};

/** Short texts by short texts. */
const menuWords = mixed().test('menu', 'russian.menu must list texts by texts', (menu) =>
  Object.entries(Object(menu)).every(
    ([english, russian]) =>
      typeof russian === 'string' && english.length <= 200 && russian.length <= 200,
  ),
);

export const remoteBuildSchema = object({
  ...description,
  ...build,
  entry: string().required().matches(FILE_PATH),
  files,
  pages: array(
    object({ path: routePath, files, hostModules: array(string()).required(), data, permission }),
  ).required(),
  russian: object({ file: string().required().matches(FILE_PATH), menu: menuWords })
    .optional()
    .default(undefined),
}).strict();

export const shellBuildSchema = object({
  ...build,
  files,
  modules: mixed().required(),
  frameData: data.required(),
  russian: mixed(),
  pages: array(
    object({
      path: routePath,
      files,
      data,
      access: string().oneOf(['public', 'signed-in']),
      html: string().optional().matches(FILE_PATH),
    }),
  ).required(),
}).strict();
