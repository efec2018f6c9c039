import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { RemoteImage } from '../../components/remote-image';
import { QuietLink } from '../../components/buttons/links';
import { clamp, media, radius, space, token, type } from '../../theme/theme';
import { inCards } from './container-queries';

interface RecordCellProps {
  title: string;
  to?: string;
  detail?: ReactNode;
  /** Address of its picture; '' shows a plain tile. Leave it out where records have none. */
  imageUrl?: string;
}

/** The title cell of a row: picture, name as a link, one more line. */
export function RecordCell({ title, to, detail, imageUrl }: RecordCellProps) {
  const hasTile = imageUrl !== undefined;
  const name = { 'data-name': true, 'data-icon': hasTile ? ('box' as const) : undefined };
  return (
    <Record data-tile={hasTile}>
      {imageUrl && <RemoteImage src={imageUrl} alt="" loading="lazy" width={36} height={36} />}
      {to === undefined ? (
        <div {...name}>{title}</div>
      ) : (
        <QuietLink {...name} to={to}>
          {title}
        </QuietLink>
      )}
      {detail && <div data-detail>{detail}</div>}
    </Record>
  );
}

/* The picture lies on the tile. Where a record has none, the tile shows a box. */
const tileStyles = css`
  position: relative;
  min-height: 36px;
  padding-inline-start: calc(36px + ${space.md});
  align-content: center;
  --tile-top: calc(50% - 18px);

  &::before,
  img {
    position: absolute;
    inset: var(--tile-top) auto auto 0;
    width: 36px;
    height: 36px;
    border: 1px solid ${token.border};
    border-radius: ${radius.control};
  }
  &::before {
    content: '';
    background: ${token.surfaceSunken};
  }
  img {
    background: ${token.surface};
    object-fit: cover;
  }
  [data-icon]::before {
    position: absolute;
    inset: calc(var(--tile-top) + 10px) auto auto 10px;
    background: ${token.textMuted};
  }
  img + [data-icon]::before {
    content: none;
  }
  /* Several lines begin at its top. */
  ${inCards(css`
    --tile-top: 0px;
  `)}
`;
const nameStyles = css`
  ${clamp(3)}
  width: fit-content;
  font-weight: 500;
  overflow-wrap: anywhere;
  /* Not clamped, which would cut off the space around a link for a thumb. */
  ${inCards(css`
    display: block;
    overflow: visible;
    &:is(a) {
      display: inline-block;
    }
  `)}
`;
const detailStyles = css`
  ${clamp(1)}
  color: ${token.textMuted};
  ${type.xs}
  /* Cuts at the end of the line; whole words would leave half of it empty. */
  line-break: anywhere;
  ${inCards(css`
    -webkit-line-clamp: 3;
    line-break: auto;
    overflow-wrap: anywhere;
  `)}
  ${media.print} {
    line-break: auto;
    overflow-wrap: anywhere;
  }
`;

/* One component with plain elements: every row of every list has one. */
const Record = styled.div`
  min-width: 0;
  &[data-tile='true'] {
    ${tileStyles}
  }
  [data-name] {
    ${nameStyles}
  }
  [data-detail] {
    ${detailStyles}
  }
`;
