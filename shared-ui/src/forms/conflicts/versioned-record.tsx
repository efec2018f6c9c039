import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/card';
import { DescriptionList } from '../../components/description-list';
import { toApiError } from '../../store/api-error';
import { useTranslate } from '../../texts';
import { space, token } from '../../theme/theme';
import { FIELDS_WIDTH } from '../fields/fields.styles';

/** A field that somebody else changed while the form was open, as text. */
export interface Change {
  label: string;
  before: string;
  now: string;
}

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/**
 * The differences between two states of a record.
 * @param labels the visible labels of the form's fields, in their order
 */
export function changesBetween<Field extends string>(
  labels: Texts<Field>,
  before: Texts<NoInfer<Field>>,
  now: Texts<NoInfer<Field>>,
): Change[] {
  // Exactly the keys of the labels.
  const fields = Object.keys(labels) as Field[];
  return fields
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ label: labels[field], before: before[field], now: now[field] }));
}

const NO_CHANGES: Change[] = [];

interface VersionedRecordOptions<Rec> {
  /** The record as far as the page knows; the form keeps what it was opened with. */
  record: Rec;
  /** Fetches the present record. */
  reload: () => Promise<Rec>;
  /** The differences in the fields of the form. */
  differences: (opened: Rec, newer: Rec) => Change[];
}

/**
 * A record that a form edits from the version it opened. If somebody else saves first, `changes` lists theirs as soon as the
 * page learns of it. The server refuses the save then: the user loads the newer record, or saves over it. From then on `opened` is the newer record,
 * so that unchanged fields follow it. After another conflict `changes` still start at the version that the user opened,
 * because a save would go over all of them.
 */
export function useVersionedRecord<Rec extends { version: number }>(
  options: VersionedRecordOptions<Rec>,
) {
  const { record, reload, differences } = options;
  // The newest state that the user knows. The cache may hold a newer one.
  const [opened, setOpened] = useState(record);
  const [first, setFirst] = useState(record);
  /** The states that `changes` compares. */
  const [compared, setCompared] = useState<{ before: Rec; now: Rec } | null>(null);

  const reopen = (newer: Rec) => {
    setFirst(newer);
    setOpened(newer);
    setCompared(null);
  };

  const save = async <Result,>(write: (version: number) => Promise<Result>): Promise<Result> => {
    try {
      return await write(opened.version);
    } catch (error) {
      if (toApiError(error).code !== 'VERSION_CONFLICT') throw error;
      // If this fails, the user cannot choose, and its error is the one to show.
      const newer = await reload();
      // They changed no field of this form.
      if (differences(opened, newer).length === 0) return write(newer.version);
      setOpened(newer);
      // If they have undone their changes, list that.
      const isUndone = differences(first, newer).length === 0;
      setCompared({ before: isUndone ? opened : first, now: newer });
      throw error;
    }
  };

  const isNewer = record.version > (compared?.now ?? opened).version;
  const shown = isNewer ? { before: first, now: record } : compared;
  return {
    opened,
    changes: shown ? differences(shown.before, shown.now) : NO_CHANGES,
    save,
    loadNewer: async (): Promise<Rec> => {
      const newer = await reload();
      reopen(newer);
      return newer;
    },
    /** For a form that stays after a save: continues with the saved record. */
    reopen,
  };
}

/** Lists the changes of somebody else since the form opened; see useVersionedRecord. */
export function ChangesNotice({ changes }: { changes: readonly Change[] }) {
  const t = useTranslate();
  if (changes.length === 0) return null;
  const items = changes.map(({ label, before, now }) => ({
    label,
    isLong: true,
    value: (
      <>
        <Before>{before || t('empty')}</Before> → <Now>{now || t('empty')}</Now>
      </>
    ),
  }));
  return (
    <Frame>
      <Card title={t('Changed meanwhile')}>
        <DescriptionList layout="columns" items={items} />
      </Card>
    </Frame>
  );
}

const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
  margin-bottom: ${space.edge};
`;
const Before = styled.del`
  color: ${token.textMuted};
  font-weight: 400;
`;
const Now = styled.ins`
  text-decoration: none;
`;
