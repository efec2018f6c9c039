module.exports = require('./jest.cjs')({ testMatch: ['<rootDir>/test/*.test.mjs'] });
