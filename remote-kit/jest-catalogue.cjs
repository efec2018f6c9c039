/** Gives tests the messages of a translation file; the build checks whether they fit the sources. */
const { readMessages } = require('./read-messages.cjs');

module.exports = {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(readMessages(source))};` }),
};
