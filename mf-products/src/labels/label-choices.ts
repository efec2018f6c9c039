import { localItems } from '@stockroom/shared-ui';
import { useState } from 'react';
import { SHEETS, type SheetName } from './sheets';

/** What labels show beside the barcode. */
const CONTENTS = ['name', 'price', 'sku'] as const;
export type Contents = Record<(typeof CONTENTS)[number], boolean>;

export interface LabelChoices {
  sheet: SheetName;
  contents: Contents;
}

const KEY = 'label-choices';

/** The sheet and the contents that were chosen last in this browser. */
export function useLabelChoices() {
  const [choices, setChoices] = useState(readChoices);
  return [
    choices,
    (changes: Partial<LabelChoices>) => {
      const changed = { ...choices, ...changes };
      localItems.write(KEY, [changed.sheet, ...CONTENTS.filter(isIn(changed))].join(' '));
      setChoices(changed);
    },
  ] as const;
}

function isIn({ contents }: LabelChoices) {
  return (part: keyof Contents) => contents[part];
}

function readChoices(): LabelChoices {
  const words = (localItems.read(KEY) ?? 'a4-24 name price sku').split(' ');
  const sheet = words.find(isSheet) ?? 'a4-24';
  const [name, price, sku] = CONTENTS.map((part) => words.includes(part));
  return { sheet, contents: { name: name === true, price: price === true, sku: sku === true } };
}

export function isSheet(name: string): name is SheetName {
  return Object.hasOwn(SHEETS, name);
}
