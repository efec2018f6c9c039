module.exports = require('@stockroom/remote-kit/jest.cjs')({
  globalSetup: '<rootDir>/test/make-data-folder.ts',
  globalTeardown: '<rootDir>/test/remove-data-folder.ts',
});
