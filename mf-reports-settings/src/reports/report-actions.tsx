import { Button } from '@stockroom/shared-ui';
import { ExportButton, exportRefusal, useListQuery } from '@stockroom/shared-ui/data-table';
import { Printer } from 'lucide-react';
import type { ReadyReport } from './report-catalogue';
import { withTimeZone } from './report-rules';

interface ReportActionsProps {
  report: ReadyReport;
  /** How many rows it has, while that is known. */
  total: number | undefined;
}

/** The report that is shown, as a file of all its rows or on paper, where it also says that there is nothing. */
export function ReportActions({ report, total }: ReportActionsProps) {
  const { args, isTurned } = useListQuery(report.rules);
  const { cursor: _place, ...shown } = args;
  return (
    <>
      <Button icon={Printer} disabled={isTurned} onClick={() => window.print()}>
        Print
      </Button>
      <ExportButton
        path={`reports/${report.type}`}
        params={withTimeZone(shown)}
        name={report.type}
        refusal={exportRefusal(isTurned, total)}
      />
    </>
  );
}
