import type { Page } from '@stockroom/contract';
import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from '../components/pages/page-frame';
import { FilterBar } from './filters/filter-bar';
import { ListBody, type ListBodyProps } from './list-body';

type HeaderProps = Omit<ComponentProps<typeof PageFrame>, 'children'>;

interface ListPageProps<Row, Answer extends Page, Values>
  extends HeaderProps, Omit<ListBodyProps<Row, Answer, Values>, 'label'> {
  notice?: ReactNode;
  filters?: ReactNode;
}

/** A list page: title row, filters, and the rows or the state in their place. */
export function ListPage<Row, Answer extends Page, Values>(
  props: ListPageProps<Row, Answer, Values>,
) {
  const { title, subtitle, actions, backTo, notice, filters, ...body } = props;
  return (
    <PageFrame title={title} subtitle={subtitle} actions={actions} backTo={backTo}>
      {notice}
      {filters && <FilterBar>{filters}</FilterBar>}
      <ListBody {...body} label={title} />
    </PageFrame>
  );
}
