import { controlHeight, media, motion, radius, space, token, type } from '@stockroom/shared-ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useCarriedFilters } from './carried-filters';
import type { PlannedReport, ReadyReport, ReportCatalogue } from './report-catalogue';

type Report = ReadyReport | PlannedReport;

interface ReportTypeButtonsProps {
  catalogue: ReportCatalogue;
  chosen: Report;
}

/** The choice of a report. What it can be narrowed and sorted by, too, stays as it is. */
export function ReportTypeButtons({ catalogue, chosen }: ReportTypeButtonsProps) {
  const [params, setParams] = useSearchParams();
  const carried = useCarriedFilters();
  const open = (report: Report) => {
    if (chosen.state === 'ready') carried.leave(chosen, params);
    const next = report.state === 'ready' ? carried.enter(report) : [];
    if (report !== catalogue[0]) next.unshift(['type', report.type]);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <Row role="group" aria-label="Report type" data-print="hide">
      {catalogue.map((report) => {
        const { title, icon: Icon } = report;
        return (
          <Choice
            key={report.type}
            type="button"
            aria-pressed={report === chosen}
            onClick={() => report !== chosen && open(report)}
          >
            <Icon aria-hidden size={16} />
            {title}
          </Choice>
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: inline-flex;
  gap: ${space.xs};
  max-width: 100%;
  margin-bottom: ${space.xl};
  padding: 3px;
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceSunken};
  /* All four in one line, from edge to edge. */
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
  ${media.tablet} {
    padding-inline: ${space.sm};
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
