module.exports = require('@stockroom/remote-kit/jest.cjs')({ browser: true });
