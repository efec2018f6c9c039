import { ErrorText } from '../../components/error-text';
import { OptionsFailureHint } from './options-failure';
import type { VainText } from './use-search-combobox';

interface VainTextHintProps {
  vain: VainText;
  /** Id of the field's control. */
  controlId: string;
  /** There is a choice from before. */
  isKept: boolean;
  /** It is asked for once more. */
  busy: boolean;
  onRetry: () => void;
}

/** Says below a combobox that what was typed, or scanned, has chosen nothing: its box does not show it any more. */
export function VainTextHint({ vain, isKept, ...failure }: VainTextHintProps) {
  const { text, found } = vain;
  const result = isKept ? 'The last choice stays.' : 'Nothing is chosen.';
  const { controlId, ...retry } = failure;
  if (found === null)
    return (
      <OptionsFailureHint
        controlId={controlId}
        failure={{ ...retry, message: `“${text}” could not be looked up. ${result}` }}
      />
    );
  return (
    <div role="alert">
      <ErrorText>{`${messageFor(text, found)} ${result}`}</ErrorText>
    </div>
  );
}

function messageFor(text: string, found: number): string {
  if (found === 0) return `Nothing found for “${text}”.`;
  return found === 1 ? `“${text}” is a part of a code only.` : `“${text}” fits several.`;
}
