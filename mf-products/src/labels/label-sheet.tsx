import { clamp, media, space, token, useFormat } from '@stockroom/shared-ui';
import { memo } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useTranslate } from '../texts';
import type { Part } from './label-choices';
import type { Placed, Sheet } from './sheets';
import type { LabelRow } from './use-labels';

interface LabelPageProps {
  labels: readonly Placed<LabelRow>[];
  sheet: Sheet;
  parts: readonly Part[];
}

type PagesProps = Omit<LabelPageProps, 'labels'> & { pages: readonly Placed<LabelRow>[][] };

/** One page of labels. `--mm` is a millimetre: a real one on paper, a part of the width on the screen. */
function LabelPage({ labels, sheet, parts }: LabelPageProps) {
  return (
    <Page $sheet={sheet}>
      {labels.map(({ item: { copies: _copies, ...row }, left, top }, index) => (
        <Label key={index} {...row} {...{ left, top, sheet, parts }} />
      ))}
    </Page>
  );
}

interface LabelProps extends Omit<LabelRow, 'copies'> {
  left: number;
  top: number;
  sheet: Sheet;
  parts: readonly Part[];
}

/** Memoised: a page has up to 65 labels, and many pages wait for the printer. */
const Label = memo(function Label(props: LabelProps) {
  const { product, bars, module, code, units, left, top, sheet, parts } = props;
  const format = useFormat();
  const { width, height } = sheet.label;
  const price = parts.includes('price') && product.sellingPrice !== undefined;
  return (
    <Frame
      style={{
        left: mm(left),
        top: mm(top),
        width: mm(width),
        height: mm(height),
        padding: mm(sheet.edge),
      }}
    >
      {parts.includes('name') && <Name>{product.name}</Name>}
      {(price || parts.includes('sku')) && (
        <Facts>
          {parts.includes('sku') && <Sku>{product.sku}</Sku>}
          {price && <Price>{format.money(product.sellingPrice)}</Price>}
        </Facts>
      )}
      {bars && module && (
        <Bars
          aria-hidden
          viewBox={`0 0 ${bars.modules} 1`}
          preserveAspectRatio="none"
          style={{ width: mm(bars.modules * module) }}
        >
          <path d={bars.path} />
        </Bars>
      )}
      <Code>
        {code}
        {units !== 1 && ` · ${format.quantity(units, product.unitOfMeasurement)}`}
      </Code>
    </Frame>
  );
});

/** The first page, as wide as its column. */
export function LabelPreview({ pages, ...printed }: PagesProps) {
  const t = useTranslate();
  const count = useFormat().number(pages.length);
  return (
    <Preview aria-label={t('First page')}>
      <Paper $width={printed.sheet.paper.width}>
        <LabelPage {...printed} labels={pages[0] ?? []} />
      </Paper>
      <Caption>{t.plural(pages.length, '{count} page', '{count} pages', { count })}</Caption>
    </Preview>
  );
}

/** All pages, on paper alone. */
export function PrintedLabels({ pages, ...printed }: PagesProps) {
  return (
    <>
      <PaperSize $sheet={printed.sheet} />
      <Print>
        {pages.map((labels, index) => (
          <LabelPage key={index} {...printed} labels={labels} />
        ))}
      </Print>
    </>
  );
}

/** Makes the paper of a print as large as the sheet, without margins. */
const PaperSize = createGlobalStyle<{ $sheet: Sheet }>`
  @page {
    size: ${({ $sheet: { paper } }) => `${paper.width}mm ${paper.height}mm`};
    margin: 0;
  }
`;

function mm(length: number): string {
  return `calc(${length} * var(--mm))`;
}

/* Paper is white in both themes. */
const Page = styled.div<{ $sheet: Sheet }>`
  position: relative;
  width: ${({ $sheet }) => mm($sheet.paper.width)};
  height: ${({ $sheet }) => mm($sheet.paper.height)};
  overflow: hidden;
  background: #fff;
  color: #000;
  color-scheme: light;
  /* Small labels have small letters, large ones no huge ones. */
  font-size: ${({ $sheet }) => mm(Math.min(3.4, Math.max(2, $sheet.label.height * 0.088)))};
  line-height: 1.15;
  ${media.print} {
    break-inside: avoid;
    break-after: page;
    &:last-child {
      break-after: auto;
    }
  }
`;
const Frame = styled.div`
  position: absolute;
  display: flex;
  flex-direction: column;
  gap: 0.3em;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  text-align: center;
  overflow-wrap: anywhere;
`;
const Name = styled.div`
  flex: none;
  ${clamp(2)}
  ${media.print} {
    display: -webkit-box;
  }
  max-width: 100%;
  font-weight: 600;
`;
const Facts = styled.div`
  display: flex;
  flex: none;
  gap: 0.8em;
  align-items: baseline;
  justify-content: center;
  max-width: 100%;
  white-space: nowrap;
`;
const Sku = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
const Price = styled.span`
  flex: none;
  font-size: 1.35em;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
const Bars = styled.svg`
  flex: 1 1 0;
  min-height: 0;
  max-height: 6em;
`;
const Code = styled.div`
  flex: none;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  white-space: nowrap;
`;
const Preview = styled.figure`
  container-type: inline-size;
  max-width: 420px;
  margin: ${space.lg} auto 0;
`;
const Paper = styled.div<{ $width: number }>`
  --mm: calc(100cqw / ${({ $width }) => $width});
  border-radius: 2px;
  box-shadow: 0 0 0 1px ${token.border};
  overflow: hidden;
`;
const Caption = styled.figcaption`
  margin-top: ${space.sm};
  color: ${token.textMuted};
  text-align: center;
`;
const Print = styled.div`
  display: none;
  ${media.print} {
    display: block;
    --mm: 1mm;
  }
`;
