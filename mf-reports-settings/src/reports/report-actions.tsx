import { Button } from '@stockroom/shared-ui';
import { ExportButton, useListQuery } from '@stockroom/shared-ui/data-table';
import { Printer } from 'lucide-react';
import type { ReadyReport } from './report-catalogue';
import { withTimeZone } from './report-rules';

/** The report that is shown, as a file of all its rows or on paper. */
export function ReportActions({ report }: { report: ReadyReport }) {
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
        disabled={isTurned}
      />
    </>
  );
}
