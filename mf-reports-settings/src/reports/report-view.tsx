import { MAX_PAGE_SIZE, type Page } from '@stockroom/contract';
import { Badge, space, type, useFormat } from '@stockroom/shared-ui';
import { FilterBar, ListBody } from '@stockroom/shared-ui/data-table';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { NarrowedInWords, type Narrowing } from './narrowed-in-words';
import { ReportNotes, type Notes } from './report-notes';
import { useTellTotal } from './report-total';

type Body<Row extends object, Answer extends Page, Values> = Omit<
  ComponentProps<typeof ListBody<Row, Answer, Values>>,
  'label' | 'pageSize' | 'failure'
>;

interface ReportViewProps<
  Row extends object,
  Answer extends Page,
  Values extends Narrowing,
> extends Body<Row, Answer, Values> {
  title: string;
  /** What its badge counts; the same as below the rows if nothing is said. */
  badge?: Body<Row, Answer, Values>['noun'];
  filters: ReactNode;
  /** Drawn from the same answer as the rows; not called when there are none. */
  pictures: (answer: Answer) => ReactNode;
  notes: Notes;
}

/** One report: what it is narrowed to, its pictures, and the table with every number. */
export function ReportView<Row extends object, Answer extends Page, Values extends Narrowing>(
  props: ReportViewProps<Row, Answer, Values>,
) {
  const { title, filters, pictures, notes, badge = props.noun, ...body } = props;
  const heading = useId();
  const { data, currentData, isError } = body.answer;
  const hasFailed = isError && currentData === undefined;
  const shown = body.list.isTurned || hasFailed ? undefined : data;
  useTellTotal(hasFailed ? null : shown?.total);
  const hasRows = shown !== undefined && shown.total > 0;
  const count = useFormat().number(shown?.total ?? 0);
  return (
    <section aria-labelledby={heading}>
      <Head>
        <Title id={heading}>{title}</Title>
        {shown && <Badge>{`${count} ${shown.total === 1 ? badge.one : badge.many}`}</Badge>}
        <NarrowedInWords narrowing={body.list.values} />
      </Head>
      <FilterBar>{filters}</FilterBar>
      {hasRows && <Pictures data-stale={shown !== currentData}>{pictures(shown)}</Pictures>}
      <ListBody
        {...body}
        label={title}
        pageSize={MAX_PAGE_SIZE}
        failure="Failed to load report data"
      />
      {hasRows && <ReportNotes notes={notes} />}
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
const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${space.lg};
  margin-bottom: ${space.lg};
  &[data-stale='true'] {
    opacity: 0.5;
    transition: opacity 120ms ease-out 150ms;
  }
`;
