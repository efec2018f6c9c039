import { Card, FIELDS_WIDTH } from '@stockroom/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LoadedSettings } from '../loaded-settings';
import { CategoryBadges } from './category-badges';
import { KeptProductsNotice } from './kept-products-notice';
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
              <KeptProductsNotice category={removed} />
            )}
          </Card>
        </Frame>
      )}
    </LoadedSettings>
  );
}

const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
`;
