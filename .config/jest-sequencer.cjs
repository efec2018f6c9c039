const Sequencer = require('@jest/test-sequencer').default;

/**
 * Where nothing ran before, Jest begins with the largest files. Those of the API that run longest are the smallest, each
 * a whole suite over one store: begun last, they would keep one core waiting for the other.
 */
module.exports = class ApiFirstSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isOfApi), ...sorted.filter((test) => !isOfApi(test))];
  }
};

function isOfApi({ path }) {
  return /[\\/]api[\\/]src[\\/]/.test(path);
}
