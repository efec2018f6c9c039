module.exports = require('../.config/jest.cjs')({ browser: true });
