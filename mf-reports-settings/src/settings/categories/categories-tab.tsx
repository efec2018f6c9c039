import { Card, FIELDS_WIDTH, Notice, space, TextLink, useFormat } from '@stockroom/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { productsPath } from '../../reports/report-paths';
import { useProductCountQuery } from '../settings-api';
import { LoadedSettings } from '../settings-form';
import { CategoryBadges } from './category-badges';
import { NewCategory } from './new-category';
import { useCategories } from './use-categories';

export function CategoriesTab() {
  const { answer, add, remove } = useCategories();
  const [removed, setRemoved] = useState('');
  const removeNamed = (name: string) => {
    setRemoved(name);
    void remove(name);
  };
  return (
    <LoadedSettings answer={answer} failure="Failed to load categories">
      {(categories) => (
        <Frame>
          <Card>
            <NewCategory categories={categories} onAdd={add} />
            <CategoryBadges categories={categories} onRemove={removeNamed} />
            {removed !== '' && !categories.includes(removed) && (
              <RemainingProducts category={removed} />
            )}
          </Card>
        </Frame>
      )}
    </LoadedSettings>
  );
}

/** Links to the products of a removed category, which the filters of lists no longer offer. */
function RemainingProducts({ category }: { category: string }) {
  const { data: count = 0 } = useProductCountQuery(category);
  const format = useFormat();
  if (count === 0) return null;
  const have = count === 1 ? '1 product still has' : `${format.number(count)} products still have`;
  return (
    <BelowBadges>
      <Notice action={<TextLink to={productsPath({ category })}>Show products</TextLink>}>
        {`${have} the category “${category}”.`}
      </Notice>
    </BelowBadges>
  );
}

const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
`;
/* Stands below the badges, because no badge may move under the pointer. */
const BelowBadges = styled.div`
  margin: ${space.lg} 0 -${space.lg};
`;
