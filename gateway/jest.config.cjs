module.exports = require('@stockroom/remote-kit/jest.cjs')({
  globalSetup: '<rootDir>/../api/test/make-data-folder.ts',
  globalTeardown: '<rootDir>/../api/test/remove-data-folder.ts',
});
