const settings = require('@stockroom/remote-kit/jest.cjs')({ browser: true });

module.exports = {
  ...settings,
  // Only its ES module has each kind of barcode as a function.
  moduleNameMapper: {
    ...settings.moduleNameMapper,
    '^bwip-js/browser$': require.resolve('bwip-js/browser').replace(/\.js$/, '.mjs'),
  },
  transformIgnorePatterns: settings.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(bwip-js|'),
  ),
};
