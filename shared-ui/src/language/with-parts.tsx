import { Fragment, type ReactNode } from 'react';

/**
 * A translated text with elements in place of its placeholders: `withParts(t('Sent to {email}.'), { email: <b>…</b> })`.
 * @param text without values for these placeholders
 */
export function withParts(text: string, parts: Record<string, ReactNode>): ReactNode[] {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)}</Fragment>
    ));
}
