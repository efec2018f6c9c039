import type { CompanySettings, SettingsResult } from '@stockroom/contract';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { api } from '../store/api';
import { useFormat } from '../store/hooks';
import { useTranslate } from '../texts';
import { media, space, token, type } from '../theme/theme';

const { useCompanyQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    company: build.query<CompanySettings, void>({
      query: () => ({ operation: 'GET /settings/company' }),
      transformResponse: ({ settings }: SettingsResult<CompanySettings>) => settings,
      providesTags: ['CompanySettings'],
    }),
  }),
});

/** The company and the time of printing; on paper only. */
export function Letterhead() {
  const t = useTranslate();
  const { data: company } = useCompanyQuery();
  const now = useTimeOfPrinting();
  const format = useFormat();
  return (
    <Head>
      <div>
        {company && <Name>{company.companyName}</Name>}
        {company?.address && <Address>{company.address}</Address>}
        {company?.taxId && <p>{t('Tax ID {taxId}', { taxId: company.taxId })}</p>}
      </div>
      <Time>{t('Printed {time}', { time: format.dateTime(now) })}</Time>
    </Head>
  );
}

function useTimeOfPrinting(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const update = () => setNow(new Date().toISOString());
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return now;
}

const Head = styled.div`
  display: none;
  ${media.print} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.xl};
    margin-bottom: ${space.lg};
    padding-bottom: ${space.sm};
    border-bottom: 1px solid ${token.border};
  }
`;
const Name = styled.p`
  ${type.lg}
  font-weight: 600;
`;
const Address = styled.p`
  white-space: pre-line;
`;
const Time = styled.p`
  flex: none;
`;
