import { useCategoryOptionsQuery } from '../../lookups/lookups';
import { useTranslate } from '../../texts';
import { FilterSelect } from './filter-select';

interface CategoryFilterProps {
  value: string;
  onChange: (category: string) => void;
}

export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const t = useTranslate();
  const { data: categories = [] } = useCategoryOptionsQuery();
  // Products keep a removed category, and a link may name it.
  const known = value === '' || categories.includes(value) ? categories : [...categories, value];
  const options = known.map((name) => ({ value: name, label: name }));
  return (
    <FilterSelect
      label={t('Category')}
      value={value}
      options={[{ value: '', label: t('All') }, ...options]}
      onChange={onChange}
      hasLazyOptions
    />
  );
}
