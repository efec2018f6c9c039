import { Card, FIELDS_WIDTH } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { LoadedSettings } from '../loaded-settings';
import { CategoryBadges } from './category-badges';
import { NewCategory } from './new-category';
import { useCategories } from './use-categories';

export function CategoriesTab() {
  const { answer, add, remove } = useCategories();
  return (
    <LoadedSettings answer={answer} failure="Failed to load categories">
      {(categories) => (
        <Frame>
          <Card>
            <NewCategory categories={categories} onAdd={add} />
            <CategoryBadges categories={categories} onRemove={remove} />
          </Card>
        </Frame>
      )}
    </LoadedSettings>
  );
}

const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
`;
