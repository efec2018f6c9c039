import { PageFrame } from '@stockroom/shared-ui';
import { Letterhead } from '@stockroom/shared-ui/data-table';
import { useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { ImpossibleDays } from './impossible-days';
import { PlannedReport } from './planned-report';
import { ReportActions } from './report-actions';
import { REPORT_CATALOGUE, type ReportCatalogue } from './report-catalogue';
import { ReportTotal, type Total } from './report-total';
import { ReportTypeButtons } from './report-type-buttons';
import { useChosenReport } from './use-chosen-report';

/** Reports and analytics (spec section 2): which report, of what and in which order, stands in the address. */
export function ReportsPage({ catalogue = REPORT_CATALOGUE }: { catalogue?: ReportCatalogue }) {
  const report = useChosenReport(catalogue);
  const [total, setTotal] = useState<Total>();
  return (
    <>
      <WidePaper />
      <Letterhead />
      <PageFrame
        title="Reports and Analytics"
        actions={
          report.state === 'ready' && <ReportActions key={report.type} {...{ report, total }} />
        }
      >
        <ReportTypeButtons catalogue={catalogue} chosen={report} />
        <ImpossibleDays />
        {report.state === 'ready' ? (
          <ReportTotal value={setTotal}>
            <report.View title={report.title} />
          </ReportTotal>
        ) : (
          <PlannedReport title={report.title} />
        )}
      </PageFrame>
    </>
  );
}

/** Ten columns of figures do not fit beside each other on an upright sheet. */
const WidePaper = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 12mm;
  }
`;
