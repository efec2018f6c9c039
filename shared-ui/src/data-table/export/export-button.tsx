import { Download } from 'lucide-react';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { Button } from '../../components/buttons/button';
import { useAppDispatch } from '../../store/hooks';
import { showError } from '../../store/toasts';
import type { ExportMenuProps } from './export-menu';
import { EXPORT_FAILURE, type ExportedList } from './exported-list';

const loadMenu = () => import(/* webpackChunkName: "export-menu" */ './export-menu');

/** "Export Report". A list must not wait for what happens then, so its code comes when the button is wanted. */
export function ExportButton(list: ExportedList) {
  const dispatch = useAppDispatch();
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  if (menu !== null) return <menu.Menu {...list} openedBy={menu.openedBy} />;

  const open = async (openedBy: ExportMenuProps['openedBy']) => {
    try {
      const { ExportMenu: Menu } = await loadMenu();
      setMenu({ Menu, openedBy });
    } catch (error) {
      dispatch(showError(EXPORT_FAILURE, error));
    }
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    void open('key');
  };
  return (
    <Button
      icon={Download}
      disabled={list.refusal !== undefined}
      title={list.refusal}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onKeyDown={openByArrow}
      // Enter and the space bar click, too, but not at a place.
      onClick={({ detail }) => void open(detail === 0 ? 'key' : 'pointer')}
    >
      Export Report
    </Button>
  );
}

interface OpenedMenu extends Pick<ExportMenuProps, 'openedBy'> {
  Menu: ComponentType<ExportMenuProps>;
}

function prefetchMenu(): void {
  // A press tries again, and says so if that fails.
  loadMenu().catch(() => undefined);
}
