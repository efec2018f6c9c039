import { msg } from '@stockroom/contract';
import { Download } from 'lucide-react';
import { Button } from '../../components/buttons/button';
import { useLazyDialog } from '../../components/lazy/use-lazy-dialog';
import { useCan } from '../../store/role';
import type { ApiRequest } from '../../store/send';
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

const loadMenu = async () =>
  (await import(/* webpackChunkName: "export-menu" */ './export-menu')).ExportMenu;

/** "Export Report", for those who may. The code of its menu loads on demand, so that no list waits for it. */
export function ExportButton(list: ExportedList) {
  const t = useTranslate();
  const canExport = useCan('files:download');
  const { Dialog: Menu, open, prefetch } = useLazyDialog(loadMenu, t(EXPORT_FAILURE));
  if (!canExport) return null;
  if (Menu) return <Menu {...list} />;
  return (
    <Button
      icon={Download}
      disabled={list.refusal !== undefined}
      title={list.refusal}
      aria-haspopup="menu"
      data-at-desk
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => void open()}
    >
      {t('Export Report')}
    </Button>
  );
}
