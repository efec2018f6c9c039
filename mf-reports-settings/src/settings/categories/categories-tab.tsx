import { productsPath } from '@stockroom/contract';
import { Card, Notice, RecordBody, space, TextLink, useFormat } from '@stockroom/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { useProductCountQuery } from '../settings-api';
import { CategoryBadges } from './category-badges';
import { NewCategory } from './new-category';
import { useCategories } from './use-categories';

export function CategoriesTab() {
  const t = useTranslate();
  const { answer, add, remove } = useCategories();
  const [removed, setRemoved] = useState('');
  const removeNamed = (name: string) => {
    setRemoved(name);
    void remove(name);
  };
  return (
    <RecordBody query={answer} failure={t('Failed to load categories')}>
      {(categories) => (
        <Card>
          <NewCategory categories={categories} onAdd={add} />
          <CategoryBadges categories={categories} onRemove={removeNamed} />
          {removed !== '' && !categories.includes(removed) && (
            <RemainingProducts category={removed} />
          )}
        </Card>
      )}
    </RecordBody>
  );
}

/** Links to the products of a removed category, which the filters of lists no longer offer. */
function RemainingProducts({ category }: { category: string }) {
  const { data: count = 0 } = useProductCountQuery(category);
  const t = useTranslate();
  const format = useFormat();
  if (count === 0) return null;
  return (
    <BelowBadges>
      <Notice action={<TextLink to={productsPath({ category })}>{t('Show products')}</TextLink>}>
        {t.plural(
          count,
          '{count} product still has the category “{category}”.',
          '{count} products still have the category “{category}”.',
          { count: format.number(count), category },
        )}
      </Notice>
    </BelowBadges>
  );
}

/* Stands below the badges, because no badge may move under the pointer. */
const BelowBadges = styled.div`
  margin: ${space.lg} 0 -${space.lg};
`;
