import { msg } from '@stockroom/contract';
import { Download } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '../../components/buttons/button';
import { useAppDispatch } from '../../store/hooks';
import { useCan } from '../../store/role';
import type { ApiRequest } from '../../store/send';
import { showError } from '../../store/toasts';
import { translate, useTranslate } from '../../texts';

export interface ExportedList {
  operation: ApiRequest['operation'];
  /** Its filter and sort; the file has the rows of all pages. */
  params: ApiRequest['params'];
  /** Name of the file when the server gives none. */
  name: string;
  refusal?: string | undefined;
}

export const EXPORT_FAILURE = msg('Failed to export report');

/** Why a list can't be exported; undefined when it can. @param total number of its rows, when it is known */
export function exportRefusal(total: number | undefined): string | undefined {
  return total === 0 ? translate('There is nothing to export') : undefined;
}

const loadMenu = () => import(/* webpackChunkName: "export-menu" */ './export-menu');

/** "Export Report", for those who may. The code of its menu loads on demand, so that no list waits for it. */
export function ExportButton(list: ExportedList) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const canExport = useCan('files:download');
  const [menu, setMenu] = useState<{ Menu: ComponentType<ExportedList> } | null>(null);
  if (!canExport) return null;
  if (menu !== null) return <menu.Menu {...list} />;

  const open = async () => {
    try {
      const { ExportMenu: Menu } = await loadMenu();
      setMenu({ Menu });
    } catch (error) {
      dispatch(showError(translate(EXPORT_FAILURE), error));
    }
  };
  return (
    <Button
      icon={Download}
      disabled={list.refusal !== undefined}
      title={list.refusal}
      aria-haspopup="menu"
      data-at-desk
      aria-expanded={false}
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onClick={() => void open()}
    >
      {t('Export Report')}
    </Button>
  );
}

function prefetchMenu(): void {
  // A press tries again and reports a failure.
  loadMenu().catch(() => undefined);
}
