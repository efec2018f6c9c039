import { Button } from '@stockroom/shared-ui';
import { ExportButton, exportRefusal, useListQuery } from '@stockroom/shared-ui/data-table';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import type { ReadyReport } from './report-catalogue';
import { withTimeZone } from './report-rules';

interface ReportActionsProps {
  report: ReadyReport;
  /** How many rows it has, while that is known. */
  total: number | undefined;
}

/** The report that is shown, on paper or as a file. That is made by the server, so it can be had of a report that failed here. */
export function ReportActions({ report, total }: ReportActionsProps) {
  const { args, isTurned } = useListQuery(report.rules);
  const { cursor: _place, ...shown } = args;
  const refusal = exportRefusal(isTurned, total);
  const notPrinted = whyNotPrinted(refusal, total);
  return (
    <>
      <PrintButton
        icon={Printer}
        disabled={notPrinted !== undefined}
        title={notPrinted}
        onClick={() => window.print()}
      >
        Print
      </PrintButton>
      <ExportButton
        path={`reports/${report.type}`}
        params={withTimeZone(shown)}
        name={report.type}
        refusal={refusal}
      />
    </>
  );
}

/** On paper comes what is on screen, so a report that cannot be exported cannot be printed, and no more can one that is not there. */
function whyNotPrinted(refusal: string | undefined, total: number | undefined) {
  if (total === 0) return 'There is nothing to print';
  return refusal ?? (total === undefined ? 'The report has not loaded' : undefined);
}

const PrintButton = styled(Button)`
  /* A report that comes fast leaves it as it was. */
  &:disabled {
    transition-delay: 150ms;
  }
`;
