import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { RemoteImage } from '../../components/remote-image';
import { TextLink } from '../../components/buttons/links';
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
    <Row>
      {imageUrl !== undefined && (
        <Tile>
          <Package aria-hidden size={16} />
          <RemoteImage src={imageUrl} alt="" loading="lazy" width={36} height={36} />
        </Tile>
      )}
      <Words>
        <Name>
          {to === undefined ? (
            title
          ) : (
            <TextLink $quiet to={to}>
              {title}
            </TextLink>
          )}
        </Name>
        {detail && <Detail data-detail>{detail}</Detail>}
      </Words>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-width: 0;
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
const Tile = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${radius.control};
  background: ${token.surfaceSunken};
  color: ${token.textMuted};

  & > * {
    grid-area: 1 / 1;
  }
  img {
    width: 100%;
    height: 100%;
    background: ${token.surface};
    object-fit: cover;
  }
`;
const Words = styled.div`
  min-width: 0;
`;
const Name = styled.div`
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
const Detail = styled.div`
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
