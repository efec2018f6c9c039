import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const { workspaces } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const REMOTES = workspaces.filter((name) => name.startsWith('mf-'));

/** The import law: the packages that the sources of a package may import. */
const MAY_IMPORT = {
  contract: [],
  api: ['contract'],
  gateway: ['contract', 'api'],
  'shared-ui': ['contract'],
  shell: ['contract', 'shared-ui'],
  'mf-*': ['contract', 'shared-ui'],
};
const PACKAGES = ['contract', 'api', 'gateway', 'shared-ui', 'remote-kit', 'shell', ...REMOTES];

/** Tests and standalone mode run the real API in memory. */
const WITH_IN_MEMORY_API = [
  '**/*.test.{ts,tsx}',
  '**/src/standalone/**',
  '**/src/testing/**',
  '**/src/standalone.tsx',
];

function importLaw(folder, allowed) {
  const forbidden = PACKAGES.filter((name) => !allowed.includes(name) && name !== folder);
  const rule = (names) => [
    'error',
    {
      patterns: [
        {
          group: names.flatMap((name) => [`@stockroom/${name}`, `@stockroom/${name}/*`]),
          message: `${folder} may import only ${allowed.join(', ') || 'no other package'} (the import law).`,
        },
        {
          group: ['../../../**/mf-*', '**/../shell/**', '**/../api/src/**'],
          message: 'Import another package by its name.',
        },
      ],
    },
  ];
  return [
    { files: [`${folder}/src/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': rule(forbidden) } },
    {
      files: WITH_IN_MEMORY_API.map((pattern) => `${folder}/${pattern.replace('**/', '')}`).concat(
        `${folder}/src/**/*.test.{ts,tsx}`,
      ),
      rules: { 'no-restricted-imports': rule(forbidden.filter((name) => name !== 'api')) },
    },
  ];
}

/** Words that people read must come from a catalogue: a text with a capital letter or a blank in it is one. */
const TEXTS = {
  files: ['{contract,shared-ui,shell,mf-*,api}/src/**/*.{ts,tsx}'],
  ignores: [
    '**/*.test.{ts,tsx}',
    '**/testing/**',
    '**/standalone/**',
    '**/standalone.tsx',
    '**/*.styles.ts',
    'shared-ui/src/theme/**',
    // For operators and engineers, who read English: the database, its backup, and the description of the API.
    'api/src/{backup,embedded,openapi,sample-data,store}/**',
    'api/src/*.ts',
    // Requests with the tags of their caches.
    'mf-*/src/**/*-api.ts',
  ],
  plugins: { lingui },
  rules: {
    'lingui/no-unlocalized-strings': [
      'error',
      {
        ignore: [
          // Names, keys and paths: no blank, and no capital letter at the start.
          '^(?![A-Z])\\S+$',
          // Codes of errors, headers and events.
          '^[A-Z][A-Z0-9_]+$',
          // The brand and its credit.
          '^(Stockroom|AI App Builder)$',
          // Operations of the API.
          '^(GET|POST|PUT|PATCH|DELETE) ',
          // Classes, keys of the keyboard and media queries.
          '^(Enter|Escape|Tab|Home|End|Delete|Backspace|PageUp|PageDown|Arrow\\w+)$',
          '^([A-Z]|Esc|AltGraph|Bracket\\w+|Semicolon|Quote|Comma|Period|Slash)$',
          '^\\(.*: .*\\)$',
          '^(@(media|container) |var\\(|calc\\()',
          // The bars of a barcode, as the path of an SVG.
          '^M.* 0h.*v1h-.*z$',
          // Selectors by attribute.
          '^[a-z]*\\[[a-z-]+[\\]=]',
          // Tags of the cache: words joined without blanks.
          '^[A-Z][a-z]+([A-Z][a-z]+)+$',
          // Values of headers.
          '^[a-z]+/[a-z-]+; ',
          // Times and their patterns.
          '^(T[\\d:]+Z|[dmyh.: -]+)$',
          // Reasons of movements, as they are stored.
          '^(Sale|Purchase|Order (reopened|cancelled|edited|deleted))$',
          // Names of errors.
          '^[A-Z]\\w+Error$',
        ],
        ignoreNames: [
          'className',
          'style',
          'type',
          'code',
          'transition',
          'animation',
          'gridArea',
          'tagTypes',
          'providesTags',
          'invalidatesTags',
          'displayName',
          'operation',
          // Of an operation of the API.
          'summary',
          'aria-keyshortcuts',
          'rel',
          // Headers.
          { regex: { pattern: '^[A-Z][a-z]+(-[A-Z][a-z]+)+$' } },
          { regex: { pattern: '^[A-Z][A-Z0-9_]*_(KEY|HEADER|PATH|PATTERN|REASON)$' } },
        ],
        ignoreFunctions: [
          't',
          '*.plural',
          'msg',
          'translate',
          'Error',
          'TypeError',
          'RangeError',
          'SyntaxError',
          'DOMException',
          'WrongShapeError',
          'console.*',
          'logFailure',
          'logged',
          'log.*',
          // Their refusal has a text for each kind of record.
          'notFound',
          'findRecord',
          'requireLive',
          'css',
          'styled.*',
          'styled',
          '*.attrs',
          'keyframes',
          'require',
          '*.querySelector',
          '*.querySelectorAll',
          '*.getElementById',
          '*.setAttribute',
          '*.removeAttribute',
          '*.getAttribute',
          '*.addEventListener',
          '*.matches',
          '*.closest',
          '*.header',
          '*.get',
          '*.set',
          '*.has',
          '*.includes',
          '*.startsWith',
          '*.endsWith',
          '*.split',
          '*.join',
          '*.invalidateTags',
          'matchMedia',
          // Limits of a schema as JSON Schema, for the description of the API.
          '*.meta',
        ],
      },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-standalone/**',
      '**/node_modules/**',
      '.cache/**',
      '.nx/**',
      '.stockroom/**',
      'e2e/results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { ...reactHooks.configs.flat.recommended, files: ['{shared-ui,shell,mf-*}/**/*.{ts,tsx}'] },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // A leading underscore marks a parameter that only keeps a position.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-require-imports': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400, skipComments: true, skipBlankLines: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write the fields of this object without the spread.',
        },
      ],
    },
  },
  {
    // The compiler finds them, but for the template, which is no project.
    files: ['**/*.{ts,tsx}'],
    ignores: ['remote-kit/template/**'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  { files: ['**/*.test.{ts,tsx,mjs}', '**/*.cjs'], languageOptions: { globals: globals.jest } },
  {
    // Teams with their own repository build with it too.
    files: ['remote-kit/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['../{api,gateway,shell,mf-*,e2e}/**', '../{contract,shared-ui}/src/**'] },
      ],
    },
  },
  TEXTS,
  ...Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) => importLaw(folder, allowed)),
);
