import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useFormat } from '../../store/hooks';
import { media } from '../../theme/media';
import { space, token, type } from '../../theme/token';
import { useCompanyQuery } from './company-api';

/** Whose paper this is and when it was printed: only on paper. */
export function Letterhead() {
  const { data: company } = useCompanyQuery();
  const now = useTimeOfPrinting();
  const format = useFormat();
  return (
    <Head>
      <div>
        {company && <Name>{company.companyName}</Name>}
        {company?.address && <Address>{company.address}</Address>}
        {company?.taxId && <p>Tax ID {company.taxId}</p>}
      </div>
      <Time>Printed {format.dateTime(now)}</Time>
    </Head>
  );
}

function useTimeOfPrinting(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const look = () => setNow(new Date().toISOString());
    window.addEventListener('beforeprint', look);
    return () => window.removeEventListener('beforeprint', look);
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
