import { rightCheckDigit, type Translate } from '@stockroom/contract';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { ErrorText } from '../../components/error-text';
import { useTranslate } from '../../texts';
import { space } from '../../theme/theme';
import { OptionsFailureHint } from '../fields/field-frame';
import type { Offer } from './combobox-menu';
import type { RejectedText } from './use-search-combobox';

interface RejectedMessageProps {
  rejected: RejectedText;
  /** A sentence about what the field holds now. */
  result: string;
  controlId: string;
  onRetry: () => void;
  /** True during another attempt. */
  busy: boolean;
  /** What the user can do about it. */
  offers: readonly Offer[];
  /** For somebody who can do nothing about a text that finds nothing. */
  advice: string | undefined;
}

/** Why a text or a scanned code chose nothing. */
export function RejectedMessage(props: RejectedMessageProps) {
  const { rejected, result, controlId, onRetry, busy, offers, advice } = props;
  const t = useTranslate();
  const { text, found } = rejected;
  if (found === null) {
    const message = `${t('Failed to look up “{text}”.', { text })} ${result}`;
    return <OptionsFailureHint failure={{ message, onRetry, busy }} controlId={controlId} />;
  }
  return (
    <div role="alert">
      <ErrorText>{`${reasonOf(text, found, t)} ${result}`}</ErrorText>
      {found === 0 && advice}
      {offers.length > 0 && (
        <Offers>
          {offers.map(({ label, onPress }) => (
            <Button key={label} size="small" onClick={onPress}>
              {label}
            </Button>
          ))}
        </Offers>
      )}
    </div>
  );
}

function reasonOf(text: string, found: number, t: Translate): string {
  const digit = rightCheckDigit(text);
  if (found === 0 && digit !== null)
    return t(
      'Nothing found for “{text}”. The last digit of this barcode should be {digit}: scan it again.',
      { text, digit },
    );
  if (found === 0) return t('Nothing found for “{text}”.', { text });
  return found === 1
    ? t('No code is exactly “{text}”.', { text })
    : t('Several results match “{text}”.', { text });
}

const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-block: ${space.xs} ${space.sm};
`;
