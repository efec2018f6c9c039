import * as Dialog from '@radix-ui/react-dialog';
import type { MenuEntry } from '@stockroom/contract';
import { VisuallyHidden } from '@stockroom/shared-ui';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { follow } from '../keyboard/page-shortcuts';
import { isPaletteKey } from '../keyboard/pressed-key';
import type { HeldTyping } from '../keyboard/hold-typing';
import type { Entry } from './entry';
import { PaletteContent } from './palette-content';
import { Overlay, Panel } from './palette-look';
import { rememberChoice } from './recent-choices';

export interface PaletteProps {
  menu: readonly MenuEntry[];
  /** What was typed until this is there. */
  takeTyped: () => HeldTyping | null;
  onShowShortcuts: () => void;
  onClose: () => void;
}

/** Goes anywhere, finds records and starts actions, by typing (design, "Accessibility and keyboard"). */
export function Palette({ onClose, ...content }: PaletteProps) {
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [opener] = useState(() => document.activeElement);
  const link = useRef<HTMLAnchorElement>(null);

  const choose = (entry: Entry) => {
    rememberChoice(entry);
    setChosen(entry);
    setOpen(false);
  };
  const close = () => setOpen(false);
  const closeByKey = (event: KeyboardEvent) => {
    if (!isPaletteKey(event.nativeEvent)) return;
    event.preventDefault();
    close();
  };

  // Once it is gone and the focus is back: what is chosen may ask about unsaved typing, and return to it.
  const finish = useEffectEvent(() => {
    if (opener instanceof HTMLElement) opener.focus();
    if (link.current) follow(link.current);
    else chosen?.run?.();
    onClose();
  });
  useEffect(() => {
    if (!isOpen) finish();
  }, [isOpen]);

  if (!isOpen)
    return chosen?.to === undefined ? null : (
      <Link ref={link} to={chosen.to} hidden>
        {chosen.label}
      </Link>
    );
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Overlay />
        <Panel
          aria-describedby={undefined}
          onKeyDown={closeByKey}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <Dialog.Title asChild>
            <VisuallyHidden>Search and actions</VisuallyHidden>
          </Dialog.Title>
          <PaletteContent {...content} onChoose={choose} />
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
