import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { textLinkStyles } from '../../components/buttons/text-link.styles';
import { useAppDispatch } from '../../store/hooks';
import { showError } from '../../store/toasts';
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
  const dispatch = useAppDispatch();
  const [dialog, setDialog] = useState<{ View: ComponentType<NewOptionDialogProps> } | null>(null);
  const open = async () => {
    try {
      setDialog({ View: await load() });
    } catch (error) {
      dispatch(showError(t('Failed to load the form'), error));
    }
  };
  // A press tries again and reports a failure.
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <LinkButton
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        {label}
      </LinkButton>
      {dialog && <dialog.View onCreate={onCreate} onClose={() => setDialog(null)} />}
    </>
  );
}

const LinkButton = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  ${type.sm}
  ${textLinkStyles}
`;
