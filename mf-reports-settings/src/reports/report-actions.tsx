import { Button } from '@stockroom/shared-ui';
import { ExportButton, exportRefusal, useListQuery } from '@stockroom/shared-ui/data-table';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import type { ReadyReport } from './report-catalogue';
import { withTimeZone } from './report-rules';
import type { Total } from './report-total';

interface ReportActionsProps {
  report: ReadyReport;
  total: Total;
}

/** The report that is shown, on paper or as a file. */
export function ReportActions({ report, total }: ReportActionsProps) {
  const { args, isTurned } = useListQuery(report.rules);
  const { cursor: _place, ...shown } = args;
  const refusal = exportRefusal(isTurned, total ?? undefined) ?? whyNotThere(total);
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

const NOT_LOADED = 'The report has not loaded';

/** The server makes the file, so one that still loads here can be had; a report that failed is shown as nothing to take along. */
function whyNotThere(total: Total) {
  return total === null ? NOT_LOADED : undefined;
}

/** On paper comes what is on screen, so a report that cannot be exported cannot be printed, and no more can one that is not there. */
function whyNotPrinted(refusal: string | undefined, total: Total) {
  if (total === 0) return 'There is nothing to print';
  return refusal ?? (total === undefined ? NOT_LOADED : undefined);
}

const PrintButton = styled(Button)`
  /* A report that comes fast leaves it as it was. */
  &:disabled {
    transition-delay: 150ms;
  }
`;
