import { useCategoryOptionsQuery } from '../../lookups/lookups';
import { FilterSelect } from './filter-select';

interface CategoryFilterProps {
  /** '' for all. */
  value: string;
  onChange: (category: string) => void;
}

/** Narrows a list of products to one category. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { data: categories = [] } = useCategoryOptionsQuery();
  // A removed category stays the text of its products, and a link may name it.
  const known = value === '' || categories.includes(value) ? categories : [...categories, value];
  const options = known.map((name) => ({ value: name, label: name }));
  return (
    <FilterSelect
      label="Category"
      value={value}
      options={[{ value: '', label: 'All' }, ...options]}
      onChange={onChange}
      areOptionsLate
    />
  );
}
