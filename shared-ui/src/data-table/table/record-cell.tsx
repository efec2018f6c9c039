import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { RemoteImage } from '../../components/remote-image';
import { QuietLink } from '../../components/buttons/links';
import { clamp, media, radius, space, token, type } from '../../theme/theme';
import { CARDS_IN_PAIRS, inCards } from './container-queries';

interface RecordCellProps {
  title: string;
  to?: string;
  detail?: ReactNode;
  /** Address of its picture; '' shows a plain tile. Leave it out where records have none. */
  imageUrl?: string;
}

/** The title cell of a row: picture, name as a link, one more line. */
export function RecordCell({ title, to, detail, imageUrl }: RecordCellProps) {
  return (
    <Record>
      {imageUrl !== undefined && (
        <span data-tile>
          <RemoteImage src={imageUrl} alt="" loading="lazy" width={36} height={36} />
        </span>
      )}
      <div>
        <div data-name>{to === undefined ? title : <QuietLink to={to}>{title}</QuietLink>}</div>
        {detail && <div data-detail>{detail}</div>}
      </div>
    </Record>
  );
}

const tileStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${radius.control};
  background: ${token.surfaceSunken};

  &::before {
    content: '';
    width: 16px;
    height: 16px;
    background: ${token.textMuted};
    /* Where a record has no picture. */
    mask: var(--box);
  }
  &::before,
  img {
    grid-area: 1 / 1;
  }
  img {
    width: 100%;
    height: 100%;
    background: ${token.surface};
    object-fit: cover;
  }
`;
const nameStyles = css`
  ${clamp(3)}
  font-weight: 500;
  overflow-wrap: anywhere;
  /* Not clamped, which would cut off the space around a link for a thumb. */
  ${inCards(css`
    display: block;
    overflow: visible;
    a {
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
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-width: 0;
  & > div {
    min-width: 0;
  }
  [data-tile] {
    ${tileStyles}
  }
  [data-name] {
    ${nameStyles}
  }
  [data-detail] {
    ${detailStyles}
  }
  /* One line stands in the middle of the picture; several lines begin at its top. */
  ${inCards(css`
    align-items: flex-start;
    & > * + * {
      min-height: 36px;
      align-content: center;
    }
  `)}
  /* Beside the buttons. */
  ${CARDS_IN_PAIRS} {
    & > * + * {
      min-height: 0;
    }
  }
`;
