import type { Page } from '@stockroom/contract';
import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from '../components/pages/page-frame';
import type { ApiRequest } from '../store/send';
import { useTranslate } from '../texts';
import { ExportButton, exportRefusal } from './export/export-button';
import { FilterBar } from './filters/filter-bar';
import { ListBody, type ListBodyProps } from './list-body';

type HeaderProps = Omit<ComponentProps<typeof PageFrame>, 'children'>;

/** A list as a file. */
interface ListFile {
  operation: ApiRequest['operation'];
  /** Of the list; the file has all pages. */
  args: { cursor?: string };
  /** Without the day and the format, e.g. "products". */
  name: string;
}

interface ListPageProps<Row, Answer extends Page, Values>
  extends HeaderProps, Omit<ListBodyProps<Row, Answer, Values>, 'label'> {
  notice?: ReactNode;
  filters?: ReactNode;
  /** Offers the list as a file, filtered and sorted as it is. */
  file?: ListFile;
}

/** A list page: title row, filters, and the rows or the state in their place. */
export function ListPage<Row, Answer extends Page, Values>(
  props: ListPageProps<Row, Answer, Values>,
) {
  const { title, subtitle, actions, backTo, notice, filters, file, ...body } = props;
  const allActions = file ? (
    <>
      <ListExport file={file} answer={props.answer} />
      {actions}
    </>
  ) : (
    actions
  );
  return (
    <PageFrame title={title} subtitle={subtitle} actions={allActions} backTo={backTo}>
      {notice}
      {filters && <FilterBar count={props.list.filterCount}>{filters}</FilterBar>}
      <ListBody {...body} label={title} />
    </PageFrame>
  );
}

interface ListExportProps {
  file: ListFile;
  answer: { currentData?: Page; isError: boolean };
}

function ListExport({ file, answer: { currentData, isError } }: ListExportProps) {
  const t = useTranslate();
  const { operation, args, name } = file;
  const { cursor: _place, ...params } = args;
  const hasFailed = isError && currentData === undefined;
  return (
    <ExportButton
      operation={operation}
      params={params}
      name={name}
      refusal={hasFailed ? t('The list has not loaded') : exportRefusal(currentData?.total)}
    />
  );
}
