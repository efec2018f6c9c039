import { errorOfAnswer, reasonOf } from './api-error';
import { noAnswer } from './send';

const busy = { code: 'UNAVAILABLE', message: 'The database does not answer. Please try again.' };
const broken = { code: 'INTERNAL', message: 'Something went wrong. Please try again.' };
const refused = { code: 'VALIDATION_FAILED', message: 'Please check the marked fields' };

test.each([
  ['no connection', noAnswer(undefined), /^The server cannot be reached\. Check the connection/],
  ['a server that says why', errorOfAnswer(503, busy), busy.message],
  ['a server that does not', errorOfAnswer(500, broken), 'The server answered with error 500.'],
  ['a proxy', errorOfAnswer(502, '<h1>Bad gateway</h1>'), 'The server answered with error 502.'],
])('the reason of %s', (_what, error, reason) => {
  expect(reasonOf(error)).toMatch(reason);
});

test('a refusal needs no other reason than its message', () => {
  expect(reasonOf(errorOfAnswer(422, refused))).toBeUndefined();
});
