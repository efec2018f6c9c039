import * as Dialog from '@radix-ui/react-dialog';
import { VisuallyHidden } from '@stockroom/shared-ui';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { Link } from 'react-router-dom';
import { isPaletteKey } from '../keyboard/pressed-key';
import { useTranslate } from '../texts';
import type { Entry } from './entry';
import { PaletteContent } from './palette-content';
import { Overlay, Panel } from './palette.styles';

interface PaletteProps extends Omit<ComponentProps<typeof PaletteContent>, 'onChoose'> {
  onClose: () => void;
}

/** Goes anywhere, finds records and starts actions, by typing. */
export function Palette({ onClose, ...content }: PaletteProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [opener] = useState(() => document.activeElement);
  const link = useRef<HTMLAnchorElement>(null);

  const choose = (entry: Entry) => {
    setChosen(entry);
    setOpen(false);
  };
  const close = () => setOpen(false);
  const closeByKey = (event: KeyboardEvent) => {
    if (!isPaletteKey(event.nativeEvent)) return;
    event.preventDefault();
    close();
  };

  // After it has closed and returned the focus, because the choice may ask about unsaved input and return to it.
  const finish = useEffectEvent(() => {
    if (opener instanceof HTMLElement) opener.focus();
    if (link.current) link.current.click();
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
            <VisuallyHidden>{t('Search and actions')}</VisuallyHidden>
          </Dialog.Title>
          <PaletteContent {...content} onChoose={choose} />
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
