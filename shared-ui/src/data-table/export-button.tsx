import { Download, FileSpreadsheet, FileText, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/button';
import { useAppDispatch } from '../store/hooks';
import { showError } from '../store/toasts';
import { EXPORT_FAILURE, useExport, type ExportedList } from './use-export';

/** By its public name, so that the menu comes from the part that pages share; and only when it is wanted. */
const loadPopups = () => import('@stockroom/shared-ui/popups');
type DropdownMenu = Awaited<ReturnType<typeof loadPopups>>['DropdownMenu'];

/** "Export Report": asks for the kind of file, fetches it while it says how much has come, and saves it. */
export function ExportButton(list: ExportedList) {
  const dispatch = useAppDispatch();
  const { running, start } = useExport(list);
  const [menu, setMenu] = useState<{ Menu: DropdownMenu } | null>(null);

  const openMenu = async () => {
    try {
      const { DropdownMenu: Menu } = await loadPopups();
      setMenu({ Menu });
    } catch (error) {
      dispatch(showError(EXPORT_FAILURE, error));
    }
  };
  const look = { icon: Download, children: running?.progress ?? 'Export Report' };
  if (menu === null) {
    return (
      <Button
        {...look}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={prefetchPopups}
        onFocus={prefetchPopups}
        onClick={() => void openMenu()}
      />
    );
  }
  const items = running
    ? [{ label: 'Cancel export', icon: X, onSelect: running.cancel }]
    : [
        { label: 'CSV', icon: FileText, onSelect: () => void start('csv') },
        { label: 'Excel', icon: FileSpreadsheet, onSelect: () => void start('xlsx') },
      ];
  return <menu.Menu isOpenAtFirst trigger={<Button {...look} />} items={items} />;
}

function prefetchPopups(): void {
  // A press tries again, and says so if that fails.
  loadPopups().catch(() => undefined);
}
