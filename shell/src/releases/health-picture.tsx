import type { HealthMinute, HealthSummary } from '@stockroom/contract';
import { space, token, type, useFormat, withParts } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useTranslate } from '../texts';

/** Of all releases with reports; missing until they are there. */
export interface Health {
  summaries: readonly HealthSummary[] | undefined;
  /** In milliseconds; the picture ends here. */
  readAt: number | undefined;
}

const HOUR_MS = 60 * 60 * 1000;
const HOURS = 24;

/** How the pages of a release did in the last 24 hours: a column for each hour, and the figures in words. */
export function HealthPicture({ release, health }: { release: string; health: Health }) {
  const t = useTranslate();
  const format = useFormat();
  const { summaries, readAt = 0 } = health;
  if (!summaries) return <Figures>{t('Health not loaded')}</Figures>;
  const summary = summaries.find((one) => one.release === release);
  const all = countOf(summary?.minutes ?? []);
  if (!summary || all.pages === 0) return <Figures>{t('No visits in the last 24 hours')}</Figures>;
  // Rounded down, so that one failure in many pages is less than 100 %.
  const good = format.percent(Math.floor((1000 * all.content) / all.pages) / 1000);
  return (
    <Figures>
      <Columns
        role="img"
        aria-label={t('{share} of pages worked in the last 24 hours', { share: good })}
      >
        {byHour(summary.minutes, readAt).map(({ pages, failures }, index) => (
          <Column key={index} data-visited={pages > 0}>
            {/* Every failure is visible. */}
            {failures > 0 && (
              <Failures style={{ height: `${(100 * failures) / pages}%`, minHeight: 4 }} />
            )}
          </Column>
        ))}
      </Columns>
      <p>
        {withParts(
          t.plural(all.pages, '{share} of {count} page worked', '{share} of {count} pages worked', {
            count: format.number(all.pages),
          }),
          { share: <strong>{good}</strong> },
        )}
      </p>
      <p>
        {summary.failing === 0
          ? t('No visitor had a failure')
          : t.plural(
              summary.visitors,
              '{failing} of {count} visitor had a failure',
              '{failing} of {count} visitors had a failure',
              {
                failing: format.number(summary.failing),
                count: format.number(summary.visitors),
              },
            )}
      </p>
      {all.content > 0 && (
        <p>
          {t('{ms} ms to content on average', {
            ms: format.number(Math.round(all.ms / all.content)),
          })}
        </p>
      )}
    </Figures>
  );
}

/** Sums; `ms` over all pages with content. */
function countOf(minutes: readonly HealthMinute[]) {
  const count = { pages: 0, content: 0, failures: 0, ms: 0 };
  for (const { content, failures, ms } of minutes) {
    count.pages += content + failures;
    count.content += content;
    count.failures += failures;
    count.ms += ms * content;
  }
  return count;
}

/** The last hour comes last. */
function byHour(minutes: readonly HealthMinute[], readAt: number) {
  // The server's clock may be ahead.
  const ageOf = ({ at }: HealthMinute) =>
    Math.max(0, Math.floor((readAt - Date.parse(at)) / HOUR_MS));
  return Array.from({ length: HOURS }, (_, hour) =>
    countOf(minutes.filter((minute) => ageOf(minute) === HOURS - 1 - hour)),
  );
}

const Figures = styled.div`
  margin-top: ${space.sm};
  color: ${token.textMuted};
  ${type.xs}
  strong {
    color: ${token.text};
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(${HOURS}, minmax(0, 1fr));
  gap: 2px;
  height: 32px;
  margin-bottom: ${space.xs};
`;
const Column = styled.div`
  overflow: hidden;
  border-radius: 2px;
  background: ${token.neutralSoft};
  print-color-adjust: exact;
  &[data-visited='true'] {
    background: ${token.success};
  }
`;
const Failures = styled.div`
  background: ${token.danger};
`;
