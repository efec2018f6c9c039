import { controlHeight, media, motion, radius, space, token, type } from '@stockroom/shared-ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import type { Report } from './report';

interface ReportTypeButtonsProps {
  catalogue: readonly Report[];
  chosen: Report;
}

/** The next report keeps the filters that it has too, and a search for the same kind of rows. */
export function ReportTypeButtons({ catalogue, chosen }: ReportTypeButtonsProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const open = ({ type, about, rules }: Report) => {
    const kept = [...params].filter(
      ([name]) => name in rules.filters && (name !== 'search' || about === chosen.about),
    );
    setParams(type === catalogue[0]?.type ? kept : [['type', type], ...kept], {
      preventScrollReset: true,
    });
  };
  return (
    <Row role="group" aria-label={t('Report type')} data-print="hide">
      {catalogue.map((report) => (
        <Choice
          key={report.type}
          type="button"
          aria-pressed={report === chosen}
          onClick={() => report !== chosen && open(report)}
        >
          <report.icon aria-hidden size={16} />
          {t(report.title)}
        </Choice>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  max-width: 100%;
  margin-bottom: ${space.xl};
  padding: 3px;
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceSunken};
  /* Across the page, in as few lines as they take. */
  ${media.tablet} {
    display: flex;
    & > * {
      flex: 1 0 auto;
      justify-content: center;
    }
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > * {
      justify-content: start;
    }
    margin-bottom: ${space.lg};
  }
  ${media.zoomed} {
    grid-template-columns: 1fr;
  }
`;
const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${controlHeight.medium};
  padding: ${space.xs} ${space.md};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${token.textMuted};
  ${type.md}
  font-weight: 500;
  text-align: start;
  transition: background-color ${motion.fast};

  & > svg {
    flex: none;
  }
  /* Five in one line. */
  ${media.tablet} {
    padding-inline: ${space.sm};
    & > svg {
      display: none;
    }
  }
  &:hover {
    color: ${token.text};
  }
  &[aria-pressed='true'] {
    border-color: ${token.border};
    background: ${token.surfaceRaised};
    color: ${token.text};
    & > svg {
      color: ${token.accent};
    }
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
    ${type.sm}
  }
`;
