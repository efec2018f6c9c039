import { Notice, space, TextLink, useFormat } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { productsPath } from '../../reports/drill-down';
import { useProductCountQuery } from '../settings-api';

/** Leads to the products that keep a removed category, which the filters of lists do not offer any more. */
export function KeptProductsNotice({ category }: { category: string }) {
  const { data: count = 0 } = useProductCountQuery(category);
  const format = useFormat();
  if (count === 0) return null;
  const keep = count === 1 ? '1 product still has' : `${format.number(count)} products still have`;
  return (
    <Frame>
      <Notice action={<TextLink to={productsPath({ category })}>Show products</TextLink>}>
        {`${keep} the category “${category}”.`}
      </Notice>
    </Frame>
  );
}

/* Below the badges, none of which may move under the pointer. */
const Frame = styled.div`
  margin: ${space.lg} 0 -${space.lg};
`;
