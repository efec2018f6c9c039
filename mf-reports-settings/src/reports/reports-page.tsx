import { Button, holds, PageFrame, PageState, Surface, useAppSelector } from '@stockroom/shared-ui';
import {
  ExportButton,
  exportRefusal,
  Letterhead,
  useListQuery,
} from '@stockroom/shared-ui/data-table';
import { Hourglass, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useTranslate } from '../texts';
import { valuationReport } from './inventory-valuation/valuation-report';
import { lowStockReport } from './low-stock/low-stock-report';
import { marginReport } from './margin/margin-report';
import type { Catalogue, Report, Total } from './report';
import { ReportTypeButtons } from './report-type-buttons';
import { turnoverReport } from './stock-movements/turnover-report';
import { supplierPerformanceReport } from './supplier-performance/supplier-performance-report';

/** Every report in the order of its button; the first one is the default. */
export const REPORT_CATALOGUE: Catalogue = [
  lowStockReport,
  valuationReport,
  turnoverReport,
  supplierPerformanceReport,
  marginReport,
];

/** The address holds the chosen report, its filters and its sorting. */
export function ReportsPage({ catalogue = REPORT_CATALOGUE }: { catalogue?: Catalogue }) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const [total, setTotal] = useState<Total>();
  const role = useAppSelector(({ session }) => session.role);
  const type = params.get('type');
  const allowed = catalogue.filter(({ permission }) => !permission || holds(role, permission));
  const report = allowed.find((one) => one.type === type) ?? catalogue[0];
  return (
    <>
      <LandscapePaper />
      <Letterhead />
      <PageFrame
        title={t('Reports and Analytics')}
        actions={report.View && <ReportActions key={report.type} report={report} total={total} />}
      >
        <ReportTypeButtons catalogue={allowed} chosen={report} />
        {report.View ? (
          <report.View report={report} onTotal={setTotal} />
        ) : (
          <PlannedReport title={t(report.title)} />
        )}
      </PageFrame>
    </>
  );
}

function ReportActions({ report, total }: { report: Report; total: Total }) {
  const t = useTranslate();
  const { args } = useListQuery(report.rules);
  const { cursor: _place, ...shown } = args;
  const refusal =
    exportRefusal(total ?? undefined) ??
    (total === null ? t('The report has not loaded') : undefined);
  return (
    <>
      {/* The server makes the file, so Export works while the report loads; Print needs the loaded report. */}
      <PrintButton
        icon={Printer}
        data-at-desk
        disabled={!total}
        title={total === 0 ? t('There is nothing to print') : refusal}
        onClick={() => window.print()}
      >
        {t('Print')}
      </PrintButton>
      <ExportButton
        operation={`GET /reports/${report.type}`}
        params={shown}
        name={report.type}
        refusal={refusal}
      />
    </>
  );
}

function PlannedReport({ title }: { title: string }) {
  const t = useTranslate();
  return (
    <Surface as="section" aria-label={title}>
      <PageState icon={Hourglass} title={t('Report Coming Soon')}>
        {t('This report is currently being developed')}
      </PageState>
    </Surface>
  );
}

const PrintButton = styled(Button)`
  /* A report that loads fast must not make it flash. */
  &:disabled {
    transition-delay: 150ms;
  }
`;
/** Ten columns of figures do not fit on a portrait sheet. */
const LandscapePaper = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 12mm;
  }
`;
