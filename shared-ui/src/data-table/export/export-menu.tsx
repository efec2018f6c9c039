import { DropdownMenu } from '@stockroom/shared-ui/popups';
import { Download, FileSpreadsheet, FileText, X } from 'lucide-react';
import { Button } from '../../components/buttons/button';
import type { ExportedList } from './exported-list';
import { useExport } from './use-export';

export interface ExportMenuProps extends ExportedList {
  openedBy: 'key' | 'pointer';
}

/** Asks for the kind of file, fetches it while the button says how much has come, and saves it. */
export function ExportMenu({ openedBy, ...list }: ExportMenuProps) {
  const { running, start } = useExport(list);
  const items = running
    ? [{ label: 'Cancel export', icon: X, onSelect: running.cancel }]
    : [
        { label: 'CSV', icon: FileText, onSelect: () => void start('csv') },
        { label: 'Excel', icon: FileSpreadsheet, onSelect: () => void start('xlsx') },
      ];
  const button = (
    <Button icon={Download} disabled={list.refusal !== undefined && !running} title={list.refusal}>
      {running?.progress ?? 'Export Report'}
    </Button>
  );
  return <DropdownMenu openedBy={openedBy} trigger={button} items={items} />;
}
