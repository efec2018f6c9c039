import { act, render, renderHook, screen } from '@testing-library/react';
import { apiError } from '../../store/api-error';
import { changesBetween, ChangesNotice, useVersionedRecord } from './versioned-record';

interface Desk {
  name: string;
  colour: string;
  /** No field of the form. */
  stock: number;
  version: number;
}

const LABELS = { name: 'Name', colour: 'Colour' };
const OPENED: Desk = { name: 'Desk', colour: 'oak', stock: 1, version: 1 };
const conflict = apiError({ status: 409, code: 'VERSION_CONFLICT', message: 'Changed' });

/** A server that holds one desk. */
function openDesk(stored: Desk) {
  const write = jest.fn(async (version: number) => {
    if (version !== stored.version) throw conflict;
    return 'saved';
  });
  const reload = jest.fn(async () => ({ ...stored }));
  const { result } = renderHook(() =>
    useVersionedRecord({
      record: OPENED,
      reload,
      differences: (before, now) => changesBetween(LABELS, before, now),
    }),
  );
  /** Resolves to the result or the error. */
  const save = () => act(() => result.current.save(write).catch((error: unknown) => error));
  return { hook: result, write, reload, save };
}

test('saves from the version that the user opened', async () => {
  const { save, write } = openDesk(OPENED);
  expect(await save()).toBe('saved');
  expect(write.mock.calls).toEqual([[1]]);
});

test('lists the changes of somebody else, and the next save overwrites them', async () => {
  const { hook, save, write } = openDesk({ ...OPENED, colour: 'black', version: 3 });
  expect(await save()).toBe(conflict);
  expect(hook.current.changes).toEqual([{ label: 'Colour', before: 'oak', now: 'black' }]);
  expect(hook.current.opened.colour).toBe('black');
  expect(await save()).toBe('saved');
  expect(write.mock.calls).toEqual([[1], [3]]);
});

test('after a second conflict, still lists the changes since the user opened the record', async () => {
  const stored = { ...OPENED, colour: 'black', version: 2 };
  const { hook, save } = openDesk(stored);
  await save();
  Object.assign(stored, { name: 'Table', version: 3 });
  expect(await save()).toBe(conflict);
  expect(hook.current.changes).toEqual([
    { label: 'Name', before: 'Desk', now: 'Table' },
    { label: 'Colour', before: 'oak', now: 'black' },
  ]);
  Object.assign(stored, { name: 'Desk', colour: 'oak', version: 4 });
  expect(await save()).toBe(conflict);
  // Back as it was: the last changes say more than an empty list.
  expect(hook.current.changes).toEqual([
    { label: 'Name', before: 'Table', now: 'Desk' },
    { label: 'Colour', before: 'black', now: 'oak' },
  ]);
});

test('saves without a question if nobody changed a field of the form', async () => {
  const { hook, save } = openDesk({ ...OPENED, stock: 9, version: 2 });
  expect(await save()).toBe('saved');
  expect(hook.current.changes).toEqual([]);
});

test('saves nothing while it cannot load the newer record', async () => {
  const { save, reload, write } = openDesk({ ...OPENED, colour: 'black', version: 2 });
  const offline = new Error('offline');
  reload.mockRejectedValueOnce(offline);
  expect(await save()).toBe(offline);
  expect(await save()).toBe(conflict);
  expect(write.mock.calls).toEqual([[1], [1]]);
});

test('passes on any other failure', async () => {
  const { save, reload, write } = openDesk(OPENED);
  const failure = apiError({ status: 500, code: 'INTERNAL', message: '' });
  write.mockRejectedValueOnce(failure);
  expect(await save()).toBe(failure);
  expect(reload).not.toHaveBeenCalled();
});

test('edits the newer record after loading it', async () => {
  const newer = { ...OPENED, colour: 'black', version: 2 };
  const { hook, save } = openDesk(newer);
  await save();
  expect(await act(() => hook.current.loadNewer())).toEqual(newer);
  expect(hook.current.opened).toEqual(newer);
  expect(hook.current.changes).toEqual([]);
  expect(await save()).toBe('saved');
});

test('a form that stays continues with the saved record', async () => {
  const { hook, write, save } = openDesk(OPENED);
  act(() => hook.current.reopen({ ...OPENED, colour: 'white', version: 2 }));
  write.mockResolvedValue('saved');
  await save();
  expect(write).toHaveBeenLastCalledWith(2);
});

test('the notice names each change and marks empty texts', () => {
  render(<ChangesNotice changes={[{ label: 'Notes', before: '', now: 'Call first' }]} />);
  expect(screen.getByRole('heading', { name: 'Changed meanwhile' })).toBeVisible();
  expect(screen.getByText('Notes').parentElement).toHaveTextContent('Notesempty → Call first');
});
