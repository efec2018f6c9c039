import { categorySchema, check } from '@stockroom/contract';
import { Button, media, space } from '@stockroom/shared-ui';
import { FieldFrame, Input, TypingGuard } from '@stockroom/shared-ui/forms';
import { Plus } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

interface NewCategoryProps {
  categories: readonly string[];
  /** Resolves to whether the name was saved. */
  onAdd: (name: string) => Promise<boolean>;
}

/** A blank name and one that exists are ignored (spec section 5). A name that was not saved comes back to be mended. */
export function NewCategory({ categories, onAdd }: NewCategoryProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const name = text.trim();
  const isKnown = categories.includes(name);
  const isNew = name !== '' && !isKnown;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNew) return;
    const checked = await check(categorySchema, { name });
    if ('fieldErrors' in checked) {
      setError(checked.fieldErrors['name']);
      box.current?.focus();
      return;
    }
    setText('');
    const isSaved = await onAdd(name);
    if (!isSaved) setText((typed) => (typed === '' ? name : typed));
  };
  const like = isKnown ? name : categories.find((category) => isLike(category, name));
  const hint =
    like !== undefined &&
    `There is “${like}” already.${isKnown ? '' : ` “${name}” would be another category.`}`;
  const field = { id, hintId: `${id}-hint`, errorId: `${id}-error`, error };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TypingGuard isDirty={isNew} />
      <FieldFrame label="New Category" field={field} hint={hint}>
        <Row>
          <Input
            ref={box}
            id={id}
            autoComplete="off"
            placeholder="Enter new category name"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={hint ? field.hintId : error && field.errorId}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" variant="primary" icon={Plus}>
            Add
          </Button>
        </Row>
      </FieldFrame>
    </Form>
  );
}

/** Only what is written exactly alike is the same category (spec section 5). */
function isLike(category: string, name: string): boolean {
  const [one, other] = [category, name].map((text) => text.toLowerCase().split(/\s+/).join(' '));
  return one === other;
}

const Form = styled.form`
  margin-bottom: ${space.xl};
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.sm};
  ${media.zoomed} {
    grid-template-columns: 1fr;
  }
`;
