import type { Page } from '@stockroom/contract';
import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from '../components/pages/page-frame';
import { FilterBar } from './filters/filter-bar';
import { ListBody, type ListBodyProps } from './list-body';

type HeaderProps = Omit<ComponentProps<typeof PageFrame>, 'children'>;

interface ListPageProps<Row extends RowData, Answer extends Page, Values>
  extends HeaderProps, Omit<ListBodyProps<Row, Answer, Values>, 'label'> {
  /** Search and filters. */
  filters?: ReactNode;
}

/** A page that is a list: title row, filters, and the rows or the state that stands in their place. */
export function ListPage<Row extends RowData, Answer extends Page, Values>(
  props: ListPageProps<Row, Answer, Values>,
) {
  const { title, subtitle, actions, backTo, filters, ...body } = props;
  return (
    <PageFrame title={title} subtitle={subtitle} actions={actions} backTo={backTo}>
      {filters && <FilterBar>{filters}</FilterBar>}
      <ListBody {...body} label={title} />
    </PageFrame>
  );
}
