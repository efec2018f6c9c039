import { INTERFACE_LANGUAGES } from '@stockroom/contract';
import { Button, useInterfaceLanguage } from '@stockroom/shared-ui';
import { Languages } from 'lucide-react';
import { chooseBeforeSignIn } from './chosen-language';

/** Switches to the other language, whose name it bears. If its translations do not come, the page stays as it is. */
export function LanguageButton() {
  const chosen = useInterfaceLanguage();
  const others = INTERFACE_LANGUAGES.filter(({ value }) => value !== chosen);
  return others.map(({ value, label }) => (
    <Button
      key={value}
      variant="ghost"
      icon={Languages}
      lang={value}
      onClick={() => void chooseBeforeSignIn(value).catch(() => {})}
    >
      {label}
    </Button>
  ));
}
