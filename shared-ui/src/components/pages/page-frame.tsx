import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { controlHeight, media, space, token, type } from '../../theme/theme';
import { IconLink, useReturnAddress } from '../buttons/links';
import { usePageTitle } from './use-page-title';

interface PageFrameProps {
  /** The one h1 of the page, and the document's title. */
  title: string;
  /** The number of the page's record, where the title does not say it: stands out, and names the tab. */
  record?: string | undefined;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Path of the list that the button "Back" leads to. */
  backTo?: string;
  children?: ReactNode;
}

/** The number of a document, such as "DEL-2026-0001". */
const NUMBER = /([A-Z]+-\d{4}-\d+)/;

export function PageFrame({ children, ...header }: PageFrameProps) {
  return (
    <>
      <PageHeader {...header} />
      {children}
    </>
  );
}

function PageHeader(props: Omit<PageFrameProps, 'children'>) {
  const { title, record, subtitle, actions, backTo } = props;
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const listAddress = useReturnAddress(backTo ?? '');
  const isFirstPage = key === 'default';

  usePageTitle(record ?? title);

  // A screen reader announces the new page, and Tab continues from its top. Another query is not a new page.
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a navigation to another path moves the focus
  }, [pathname]);

  return (
    <Row>
      {backTo !== undefined && (
        <Back>
          <IconLink name={t('Back')} icon={ArrowLeft} to={listAddress} />
        </Back>
      )}
      <Titles>
        <Title ref={heading} tabIndex={-1} data-small={record !== undefined}>
          {title
            .split(NUMBER)
            .map((part, index) => (index % 2 === 0 ? part : <NoBreak key={part}>{part}</NoBreak>))}
        </Title>
        {record && <RecordName>{record}</RecordName>}
        {subtitle && <p className="muted">{subtitle}</p>}
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
  margin-bottom: ${space.edge};
  ${media.phone} {
    row-gap: ${space.md};
    margin-bottom: ${space.md};
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
  overflow-wrap: anywhere;
  /* However long they are, they stand beside the way back. */
  ${Back} + & {
    max-width: calc(100% - 48px);
  }
  ${media.phone} {
    /* Leaves room for icons, but not for a button beside them. */
    header:has([data-at-desk]) > & {
      flex-basis: 55%;
    }
    /* Three icons. */
    header:has([data-at-desk] ~ [data-at-desk] ~ [data-at-desk]) > & {
      flex-basis: 40%;
    }
  }
`;
const Title = styled.h1`
  ${type.xxl}
  &[data-small='true'] {
    color: ${token.textMuted};
    ${type.sm}
    font-weight: 500;
  }
`;
/* Not at its hyphens, which the browser takes for the ends of words. */
const NoBreak = styled.span`
  display: inline-block;
`;
const RecordName = styled.p`
  ${type.xxl}
  font-weight: 600;
  ${media.phone} {
    ${type.lg}
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  /* The buttons are higher than the title, which must not move. */
  margin-top: -2px;
  /* A text beside the buttons. */
  & > b {
    align-self: center;
  }
  ${media.phone} {
    margin-top: -6px;

    /* Several buttons share a row of their own. */
    &:has(> :nth-child(2 of :not([data-at-desk]))) {
      flex-basis: 100%;
      margin-top: 0;
    }
    &:has(> :nth-child(2)) > :not([data-at-desk]) {
      flex: 1 1 0;
      order: 1;
    }

    /* What people rather do at a desk is an icon beside the title, above the other buttons. */
    &:has(> [data-at-desk]) {
      display: contents;
    }
    & > [data-at-desk] {
      gap: 0;
      width: ${controlHeight.touch};
      margin-block: -6px;
      padding: 0;
      font-size: 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;
