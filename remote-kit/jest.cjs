/**
 * Jest settings of every package: `module.exports = require('@stockroom/remote-kit/jest.cjs')({ browser: true })`.
 * browser: the tests run in jsdom with the fetch of Node, and any console.error or console.warn fails them.
 */
const path = require('node:path');

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

module.exports = ({ browser = false, ...overrides } = {}) => ({
  testEnvironment: browser ? require.resolve('jest-fixed-jsdom') : 'node',
  // Far above the 15 s that a query waits (jest-browser-setup): a busy machine is no failure.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{src,test,tools}/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.m?[jt]sx?$': [require.resolve('@swc/jest'), swc],
    '\\.po$': require.resolve('./jest-catalogue.cjs'),
  },
  // These packages ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@seriousme|csv-parse|hucre|msw|@mswjs|until-async|rettime|@open-draft|uuid|@stockroom)/)',
  ],
  moduleNameMapper: { '\\.(css|woff2)$': path.join(__dirname, 'jest-empty.cjs') },
  setupFilesAfterEnv: browser ? [path.join(__dirname, 'jest-browser-setup.cjs')] : [],
  ...overrides,
});
