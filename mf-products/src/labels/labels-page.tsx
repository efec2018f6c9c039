import type { Product } from '@stockroom/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  media,
  Notice,
  PageFrame,
  reasonOf,
  space,
  Spinner,
  useErrorToast,
  useFormat,
} from '@stockroom/shared-ui';
import { FindProduct } from '@stockroom/shared-ui/forms';
import { Boxes, Printer, Tags } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { PRODUCTS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { useLabelChoices } from './label-choices';
import { LabelList } from './label-list';
import { LabelNotices } from './label-notices';
import { LabelSettings } from './label-settings';
import { LabelPreview, PrintedLabels } from './label-sheet';
import { placeLabels, SHEETS, type Sheet } from './sheets';
import { useLabels } from './use-labels';

/** More at once would occupy the browser for a long time. */
const MAX_LABELS = 3000;

/** Chooses products and paper, shows the first page and prints all of them. */
export function LabelsPage() {
  const t = useTranslate();
  const format = useFormat();
  const [choices, setChoices] = useLabelChoices();
  const [first, setFirst] = useState(1);
  const sheet: Sheet = SHEETS[choices.sheet];
  const { rows, isLoading, failed, isCut, change } = useLabels(sheet);
  const failure = t('Failed to load products');
  useErrorToast(failed?.error, failure);
  const pages = useMemo(() => {
    const labels = rows.flatMap((row) =>
      row.module === null ? [] : Array.from({ length: row.copies }, () => row),
    );
    return placeLabels(labels, sheet, first);
  }, [rows, sheet, first]);
  const count = pages.reduce((sum, { length }) => sum + length, 0);
  const isTooMany = count > MAX_LABELS;
  const add = ({ _id }: Product) =>
    change.add(
      _id,
      rows.find(({ product }) => product._id === _id),
    );
  const printed = { pages, sheet, parts: choices.parts };
  return (
    <>
      <div data-print="hide">
        <PageFrame
          title={t('Labels')}
          backTo={PRODUCTS_PATH}
          actions={
            <Button
              variant="primary"
              icon={Printer}
              disabled={count === 0 || isTooMany}
              onClick={() => window.print()}
            >
              {t.plural(count, 'Print {count} label', 'Print {count} labels', {
                count: format.number(count),
              })}
            </Button>
          }
        >
          {isTooMany && (
            <Notice>
              {t('Print at most {max} labels at a time.', { max: format.number(MAX_LABELS) })}
            </Notice>
          )}
          <LabelNotices rows={rows} isCut={isCut} />
          <Columns>
            <Card>
              <FindProduct label={t('Add a product')} onChoose={add} onScan={add} />
              <Rows>
                {failed && (
                  <ErrorState
                    title={failure}
                    description={reasonOf(failed.error)}
                    busy={failed.isFetching}
                    onRetry={failed.refetch}
                  />
                )}
                {!failed && isLoading && <Spinner />}
                {!failed && !isLoading && rows.length === 0 && (
                  <EmptyState
                    icon={Tags}
                    title={t('No labels yet')}
                    description={t(
                      'Search or scan products here, or filter the list of products and choose “Print Labels” there.',
                    )}
                  />
                )}
                {rows.length > 0 && (
                  <>
                    <Button icon={Boxes} size="small" onClick={change.takeStock}>
                      {t('Copies from stock')}
                    </Button>
                    <LabelList rows={rows} change={change} labelWidth={sheet.label.width} />
                  </>
                )}
              </Rows>
            </Card>
            <Card>
              <LabelSettings
                choices={choices}
                onChange={setChoices}
                first={first}
                onFirst={setFirst}
              />
              <LabelPreview {...printed} />
            </Card>
          </Columns>
        </PageFrame>
      </div>
      {!isTooMany && <PrintedLabels {...printed} />}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: ${space.xl};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${space.lg};
  }
`;
const Rows = styled.div`
  display: grid;
  gap: ${space.lg};
  margin-top: ${space.lg};
  & > button {
    justify-self: start;
  }
`;
