import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { space, token, type } from '../../theme/token';
import { IconLink } from '../buttons/icon-link';
import { usePageTitle } from './use-page-title';

interface PageHeaderProps {
  /** The one h1 of the page, and the document's title. */
  title: string;
  subtitle?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** Where the button "Back" leads; without it there is none. */
  backTo?: string;
}

/** The title row of a page. */
export function PageHeader({ title, subtitle, actions, backTo }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isFirstPage = key === 'default';

  usePageTitle(title);

  // A screen reader announces the new page, and Tab goes on from its top. A change of the query is no new page.
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a navigation to another path moves the focus
  }, [pathname]);

  return (
    <Row>
      {backTo !== undefined && (
        <Back>
          <IconLink name="Back" icon={ArrowLeft} to={backTo} />
        </Back>
      )}
      <Titles>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Titles>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
}

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.lg};
  margin-bottom: ${space.xl};
  ${media.phone} {
    row-gap: ${space.md};
    margin-bottom: ${space.lg};
  }
`;
const Back = styled.div`
  margin: -2px -${space.sm} -2px -10px;
  ${media.phone} {
    margin-block: -6px;
    margin-inline-start: -14px;
  }
  ${media.print} {
    display: none;
  }
`;
const Titles = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`;
const Title = styled.h1`
  ${type.xxl}
  overflow-wrap: anywhere;
`;
const Subtitle = styled.p`
  color: ${token.textMuted};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  /* Higher than the title, which stands where it stands on a page without them. */
  margin-top: -2px;
  ${media.phone} {
    margin-top: -6px;

    /* More than one stand in rows of their own, and share them evenly. */
    &:has(> :nth-child(2)) {
      flex-basis: 100%;
      margin-top: 0;

      & > * {
        flex: 1 1 0;
      }
    }
  }
  ${media.print} {
    display: none;
  }
`;
