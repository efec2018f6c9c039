import { token, useFormat } from '@stockroom/shared-ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import styled from 'styled-components';

/** A share of 1, e.g. "12,5 %". */
export function Percent({ share }: { share: number }) {
  return <SignMuted text={useFormat().percent(share)} />;
}

/** How much dearer or cheaper: "+5 %", with an arrow. */
export function PriceChange({ share }: { share: number }) {
  const text = useFormat().percent(share, { signed: true });
  const Arrow = share > 0 ? TrendingUp : TrendingDown;
  return (
    <Change data-dearer={share > 0}>
      {share !== 0 && <Arrow aria-hidden size={14} />}
      <SignMuted text={text} />
    </Change>
  );
}

/** Like a unit behind its number: the eye goes to the digits. */
function SignMuted({ text }: { text: string }) {
  const [sign = ''] = /\D*$/.exec(text) ?? [];
  return (
    <Figure>
      {text.slice(0, text.length - sign.length)}
      <Sign>{sign}</Sign>
    </Figure>
  );
}

/* One box, which a card does not lay out part by part. */
const Figure = styled.span`
  white-space: nowrap;
`;
const Sign = styled.span`
  color: ${token.textMuted};
`;
const Change = styled.span`
  white-space: nowrap;
  & > svg {
    display: inline;
    margin-inline-end: 4px;
    color: ${token.success};
    vertical-align: -2px;
  }
  &[data-dearer='true'] > svg {
    color: ${token.warning};
  }
`;
