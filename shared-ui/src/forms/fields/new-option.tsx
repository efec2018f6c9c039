import type { ComponentType } from 'react';
import styled from 'styled-components';
import { TextButton } from '../../components/buttons/links';
import { useLazyDialog } from '../../components/lazy/use-lazy-dialog';
import { useTranslate } from '../../texts';
import { type } from '../../theme/theme';
// Only its type: select-field imports this file.
import type { Option } from './select-field';

/** A dialog that creates an option. */
export interface NewOptionDialogProps {
  /** Runs after a save. The dialog shows the toast. */
  onCreate: (option: Option) => void;
  onClose: () => void;
}

export interface NewOption {
  /** On the button, e.g. "New supplier…". */
  label: string;
  /** Loads the code of the dialog. */
  load: () => Promise<ComponentType<NewOptionDialogProps>>;
}

interface NewOptionButtonProps extends NewOption {
  onCreate: (option: Option) => void;
}

/** Opens the dialog of a new option over the form, which keeps everything typed. */
export function NewOptionButton({ label, load, onCreate }: NewOptionButtonProps) {
  const t = useTranslate();
  const { Dialog, open, close, prefetch } = useLazyDialog(load, t('Failed to load the form'));
  return (
    <>
      <SmallButton
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        {label}
      </SmallButton>
      {Dialog && <Dialog onCreate={onCreate} onClose={close} />}
    </>
  );
}

const SmallButton = styled(TextButton)`
  min-height: 24px;
  ${type.sm}
`;
