import styled, { css } from 'styled-components';
import { media } from '../../theme/media';
import { inCards } from './table-widths';

/** A SKU on one line: broken at its hyphens it is hard to compare. */
export function SkuCell({ sku }: { sku: string }) {
  return <Sku title={sku}>{sku}</Sku>;
}

const Sku = styled.span`
  display: block;
  max-width: 18ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${inCards(css`
    max-width: none;
    white-space: normal;
  `)}
  /* Nothing is cut on paper: there only what is longer than most breaks. */
  ${media.print} {
    width: max-content;
    max-width: 15ch;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
