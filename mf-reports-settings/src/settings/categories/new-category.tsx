import { Button, space, type } from '@stockroom/shared-ui';
import { Input } from '@stockroom/shared-ui/forms';
import { Plus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';

/** The API takes no longer name. */
const MAX_LENGTH = 100;

interface NewCategoryProps {
  categories: readonly string[];
  /** Resolves to whether the name was saved. */
  onAdd: (name: string) => Promise<boolean>;
}

/** A blank name and one that exists are ignored (spec section 5). A name that was not saved comes back to be mended. */
export function NewCategory({ categories, onAdd }: NewCategoryProps) {
  const id = useId();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name === '' || categories.includes(name)) return;
    setText('');
    const isSaved = await onAdd(name);
    if (!isSaved) setText((typed) => (typed === '' ? name : typed));
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Label htmlFor={id}>New Category</Label>
      <Input
        id={id}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        placeholder="Enter new category name"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary" icon={Plus}>
        Add
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px ${space.sm};
  margin-bottom: ${space.xl};
`;
const Label = styled.label`
  grid-column: 1 / -1;
  ${type.sm}
  font-weight: 500;
`;
