import { MAX_PAGE_SIZE, type Page, type Text } from '@stockroom/contract';
import { Badge, Button, media, space, token, type, useFormat } from '@stockroom/shared-ui';
import { FilterBar, ListBody } from '@stockroom/shared-ui/data-table';
import { ChartColumn } from 'lucide-react';
import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import type { ReportFilterValues, ReportProps } from './report';
import { PrintedFilters, ReportFilters, type ReportFiltersProps } from './report-filters';

type Body<Row extends object, Answer extends Page, Values> = Omit<
  ComponentProps<typeof ListBody<Row, Answer, Values>>,
  'label' | 'pageSize' | 'failure' | 'rowKey'
>;

interface ReportViewProps<Row extends object, Answer extends Page, Values>
  extends Body<Row, Answer, Values>, ReportProps {
  list: Body<Row, Answer, Values>['list'] & ReportFiltersProps['list'];
  /** The count of the badge, if its words differ from those below the rows. */
  badge?: Body<Row, Answer, Values>['words']['count'];
  /** Draws the answer that the rows come from; not called without rows. */
  charts: (answer: Answer) => ReactNode;
  notes: Notes;
  /** Filters that only this report has. */
  filters?: ReactNode;
  /** What to do about the rows, beside the title. */
  next?: ReactNode;
}

/** Explain the figures: the heading of a column or chart, and a text about it. */
export type Notes = readonly (readonly [heading: Text, about: Text])[];

const idOf = ({ _id }: { _id: string }) => _id;

/** Filters, charts, the table with every number, and notes. */
export function ReportView<
  Row extends { _id: string },
  Answer extends Page,
  Values extends ReportFilterValues,
>(props: ReportViewProps<Row, Answer, Values>) {
  const { report, onTotal, charts, notes, filters, next, ...shared } = props;
  const { badge = props.words.count, ...body } = shared;
  const t = useTranslate();
  const heading = useId();
  const { data, currentData, isError } = body.answer;
  const hasFailed = isError && currentData === undefined;
  const shown = hasFailed ? undefined : data;
  const hasRows = shown !== undefined && shown.total > 0;
  const { number } = useFormat();
  const total = hasFailed ? null : shown?.total;
  useEffect(() => {
    onTotal(total);
    return () => onTotal(undefined);
  }, [onTotal, total]);
  return (
    <section aria-labelledby={heading}>
      <Head>
        <Title id={heading}>{t(report.title)}</Title>
        {shown && <Badge>{badge(shown.total, number(shown.total))}</Badge>}
        {next && <span data-print="hide">{next}</span>}
        <PrintedFilters values={body.list.values} />
      </Head>
      <FilterBar count={body.list.filterCount}>
        {filters}
        <ReportFilters about={report.about} list={body.list} />
      </FilterBar>
      {hasRows && <Charts isStale={shown !== currentData}>{charts(shown)}</Charts>}
      <ListBody
        {...body}
        rowKey={idOf}
        label={t(report.title)}
        pageSize={MAX_PAGE_SIZE}
        failure={t('Failed to load report data')}
      />
      {hasRows && <ReportNotes notes={notes} />}
    </section>
  );
}

/** Folded on a phone, where people come for the rows. */
function Charts({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <OnPhone>
        <Button
          icon={ChartColumn}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Hide chart') : t('Show chart')}
        </Button>
      </OnPhone>
      <Grid id={id} data-stale={isStale} data-open={isOpen}>
        {children}
      </Grid>
    </>
  );
}

/** Stand below the table, so that phones and paper show them too. */
function ReportNotes({ notes }: { notes: Notes }) {
  const t = useTranslate();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <NotesTitle id={heading}>{t('About these figures')}</NotesTitle>
      <Terms>
        {notes.map(([term, about]) => (
          <div key={term.text}>
            <dt>{t(term)}</dt>
            <dd>{t(about)}</dd>
          </div>
        ))}
      </Terms>
    </section>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  margin-bottom: ${space.md};
`;
const Title = styled.h2`
  ${type.lg}
`;
const OnPhone = styled.div`
  display: none;
  ${media.phone} {
    /* A report may have nothing to draw. */
    &:not(:has(+ :empty)) {
      display: block;
    }
    margin-bottom: ${space.md};
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${space.lg};
  margin-bottom: ${space.lg};
  &[data-stale='true'] {
    opacity: 0.5;
    transition: opacity 120ms ease-out 150ms;
  }
  &:empty {
    display: none;
  }
  /* A long list continues on the next sheet. A chart as high as the list would begin there. */
  ${media.print} {
    align-items: start;
  }
  ${media.phone} {
    &[data-open='false'] {
      display: none;
    }
  }
`;
const NotesTitle = styled.h3`
  margin-top: ${space.xl};
  ${type.sm}
  /* Keeps the notes from a sheet of their own. */
  ${media.print} {
    margin-top: ${space.md};
  }
`;
const Terms = styled.dl`
  columns: 2;
  column-gap: ${space.xxl};
  margin-top: ${space.sm};
  color: ${token.textMuted};
  ${type.xs}

  & > div {
    break-inside: avoid;
    padding-bottom: ${space.xs};
    /* Avoids a short last line. */
    text-wrap: balance;
    ${media.phone} {
      text-wrap: pretty;
    }
  }
  dt {
    display: inline;
    color: ${token.text};
    font-weight: 500;
    &::after {
      content: ': ';
    }
  }
  dd {
    display: inline;
  }
  ${media.phone} {
    columns: 1;
  }
`;
