/** Reads a translation file. CommonJS, because Jest's transformations are. */
const PO = require('pofile');

/**
 * @param {string} source content of a `ru.po`
 * @returns {Record<string, string | string[]>} translations by English text, as `Messages` of the contract
 */
function readMessages(source) {
  return Object.fromEntries(
    PO.parse(source)
      .items.filter(isTranslated)
      .map(({ msgid, msgid_plural: plural, msgstr }) => [msgid, plural ? msgstr : msgstr[0]]),
  );
}

function isTranslated({ msgid_plural: plural, msgstr }) {
  return msgstr.length === (plural ? 3 : 1) && msgstr.every((form) => form !== '');
}

module.exports = { isTranslated, readMessages };
