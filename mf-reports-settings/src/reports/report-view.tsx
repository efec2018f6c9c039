import { isDay, MAX_PAGE_SIZE, type Page } from '@stockroom/contract';
import { Badge, media, space, token, type, useFormat } from '@stockroom/shared-ui';
import { FilterBar, ListBody } from '@stockroom/shared-ui/data-table';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Period } from './period';
import { ReportNotes, type Notes } from './report-notes';

type Body<Row extends object, Answer extends Page, Values> = Omit<
  ComponentProps<typeof ListBody<Row, Answer, Values>>,
  'label' | 'pageSize' | 'failure'
>;

interface ReportViewProps<Row extends object, Answer extends Page, Values> extends Body<
  Row,
  Answer,
  Values
> {
  title: string;
  filters: ReactNode;
  /** What the figures are of; leave out for figures of now. */
  period?: Period;
  /** Drawn from the same answer as the rows; not called when there are none. */
  pictures: (answer: Answer) => ReactNode;
  notes: Notes;
}

/** One report: what it is narrowed to, its pictures, and the table with every number. */
export function ReportView<Row extends object, Answer extends Page, Values>(
  props: ReportViewProps<Row, Answer, Values>,
) {
  const { title, filters, period, pictures, notes, ...body } = props;
  const heading = useId();
  const { data, currentData, isError } = body.answer;
  const hasNone = body.list.isTurned || (isError && currentData === undefined);
  const shown = hasNone ? undefined : data;
  const hasRows = shown !== undefined && shown.total > 0;
  const count = useFormat().number(shown?.total ?? 0);
  return (
    <section aria-labelledby={heading}>
      <Head>
        <Title id={heading}>{title}</Title>
        {shown && <Badge>{`${count} ${shown.total === 1 ? 'item' : 'items'}`}</Badge>}
        {period && <PeriodInWords {...period} />}
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

/** On paper, where the filters cannot be seen. */
function PeriodInWords({ from, to }: Period) {
  const format = useFormat();
  const inWords = (day: string) => (isDay(day) ? format.day(day) : day);
  const ends = [from && `from ${inWords(from)}`, to && `to ${inWords(to)}`]
    .filter(Boolean)
    .join(' ');
  return <PaperOnly>{ends === '' ? 'All time' : `Period ${ends}`}</PaperOnly>;
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
const PaperOnly = styled.p`
  display: none;
  color: ${token.textMuted};
  ${media.print} {
    display: block;
  }
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
