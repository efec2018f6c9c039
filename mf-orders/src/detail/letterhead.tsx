import { media, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useOrderCompanyQuery } from '../api/order-company-api';

/** Whose document this is: only on paper. */
export function Letterhead() {
  const { data: company } = useOrderCompanyQuery();
  if (!company) return null;
  const { companyName, address, taxId } = company;
  return (
    <Head>
      <Name>{companyName}</Name>
      {address && <Address>{address}</Address>}
      {taxId && <p>Tax ID {taxId}</p>}
    </Head>
  );
}

const Head = styled.div`
  display: none;
  ${media.print} {
    display: block;
    margin-bottom: ${space.xl};
    padding-bottom: ${space.md};
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
