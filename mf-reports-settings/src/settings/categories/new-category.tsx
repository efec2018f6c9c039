import { categoryExists, categorySchema, checkInput, findCategory } from '@stockroom/contract';
import { Button, media, space, type ApiError } from '@stockroom/shared-ui';
import { FieldFrame, Input, TypingGuard } from '@stockroom/shared-ui/forms';
import { Plus } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../texts';

interface NewCategoryProps {
  categories: readonly string[];
  /** Resolves to the error when the save fails, else to null. */
  onAdd: (name: string) => Promise<ApiError | null>;
}

/** Ignores blank and existing names, refuses another spelling of an existing one, and brings back an unsaved name. */
export function NewCategory({ categories, onAdd }: NewCategoryProps) {
  const t = useTranslate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const name = text.trim();
  const existing = findCategory(categories, name);
  const isNew = name !== '' && existing === undefined;
  const refuse = (message: string | undefined) => {
    setError(message);
    box.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return box.current?.focus();
    if (existing === name) return;
    if (existing !== undefined) return refuse(t(categoryExists(existing)));
    const checked = await checkInput(categorySchema, { name }, t);
    if ('fieldErrors' in checked) return refuse(checked.fieldErrors['name']);
    setText('');
    const refusal = await onAdd(name);
    if (!refusal || box.current?.value !== '') return;
    setText(name);
    setError(refusal.fieldErrors['name']);
  };
  const hint = existing !== undefined && error === undefined && t(categoryExists(existing));
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TypingGuard isDirty={isNew} />
      <FieldFrame label={t('New Category')} field={{ id, error }} hint={hint}>
        <Row>
          <Input
            ref={box}
            id={id}
            autoComplete="off"
            placeholder={t('Enter new category name')}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={hint ? `${id}-hint` : error && `${id}-error`}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" variant="primary" icon={Plus}>
            {t('Add')}
          </Button>
        </Row>
      </FieldFrame>
    </Form>
  );
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
