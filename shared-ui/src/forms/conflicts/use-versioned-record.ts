import { useState } from 'react';
import { toApiError } from '../../store/api-error';
import type { Change } from './changes';

interface VersionedRecordOptions<Rec> {
  /** As it was when the form opened. */
  record: Rec;
  /** Fetches the record as it is now. */
  reload: () => Promise<Rec>;
  /** What differs in the fields that the form edits. */
  differences: (opened: Rec, newer: Rec) => Change[];
}

/**
 * A record that a form changes from the version it was opened with. When somebody else was faster, the save is
 * refused and `changes` say what they did: the user loads the newer record, or has what was typed saved over
 * it. `opened` is the newer record from then on, so that the form's other fields follow it; after another conflict
 * `changes` are still those since the user opened it, because what was typed goes over all of them.
 */
export function useVersionedRecord<Rec extends { version: number }>(
  options: VersionedRecordOptions<Rec>,
) {
  const { record, reload, differences } = options;
  // The newest state that the user knows; what the cache holds may be newer by now.
  const [opened, setOpened] = useState(record);
  const [first, setFirst] = useState(record);
  const [changes, setChanges] = useState<Change[]>([]);

  const reopen = (newer: Rec) => {
    setFirst(newer);
    setOpened(newer);
    setChanges([]);
  };

  const save = async <Result>(write: (version: number) => Promise<Result>): Promise<Result> => {
    try {
      return await write(opened.version);
    } catch (error) {
      if (toApiError(error).code !== 'VERSION_CONFLICT') throw error;
      // Where this fails it is what to tell: nobody can choose between what was typed and what is not known.
      const newer = await reload();
      const found = differences(opened, newer);
      // They changed nothing that this form would write over.
      if (found.length === 0) return write(newer.version);
      setOpened(newer);
      const all = differences(first, newer);
      // None where they have taken back what they did: then that is told.
      setChanges(all.length > 0 ? all : found);
      throw error;
    }
  };

  return {
    opened,
    changes,
    save,
    loadNewer: async (): Promise<Rec> => {
      const newer = await reload();
      reopen(newer);
      return newer;
    },
    /** For a form that stays after a save: what it edits from then on. */
    reopen,
  };
}
