import { Download } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '../components/button';
import { useAppDispatch } from '../store/hooks';
import { showError } from '../store/toasts';
import { EXPORT_FAILURE, type ExportedList } from './exported-list';

const loadMenu = () => import(/* webpackChunkName: "export-menu" */ './export-menu');

/** "Export Report". A list must not wait for what happens then, so its code comes when the button is wanted. */
export function ExportButton(list: ExportedList) {
  const dispatch = useAppDispatch();
  const [menu, setMenu] = useState<{ Menu: ComponentType<ExportedList> } | null>(null);
  if (menu !== null) return <menu.Menu {...list} />;

  const open = async () => {
    try {
      const { ExportMenu: Menu } = await loadMenu();
      setMenu({ Menu });
    } catch (error) {
      dispatch(showError(EXPORT_FAILURE, error));
    }
  };
  return (
    <Button
      icon={Download}
      disabled={list.disabled}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onClick={() => void open()}
    >
      Export Report
    </Button>
  );
}

function prefetchMenu(): void {
  // A press tries again, and says so if that fails.
  loadMenu().catch(() => undefined);
}
