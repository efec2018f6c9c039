import type { ReleasedRemote } from '@stockroom/contract';
import { Button, useLazyDialog, withParts } from '@stockroom/shared-ui';
import { ChevronDown } from 'lucide-react';
import { useTranslate } from '../texts';

export function MenuLabel() {
  const t = useTranslate();
  return withParts(t('Change {arrow}'), { arrow: <ChevronDown aria-hidden size={16} /> });
}

async function loadMenu() {
  return (await import(/* webpackChunkName: "release-menu" */ './release-menu')).ReleaseMenu;
}

/** Opens the menu of a remote. Its code loads on demand, so that the page doesn't wait for it. */
export function ReleaseMenuButton({ remote }: { remote: ReleasedRemote }) {
  const t = useTranslate();
  const { Dialog: Menu, open, prefetch } = useLazyDialog(loadMenu, t('Failed to open the menu'));
  if (Menu) return <Menu remote={remote} />;
  return (
    <Button
      size="small"
      aria-description={remote.title}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => void open()}
    >
      <MenuLabel />
    </Button>
  );
}
