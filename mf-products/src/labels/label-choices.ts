import { msg, type Text } from '@stockroom/contract';
import { localItems } from '@stockroom/shared-ui';
import { useState } from 'react';
import { SHEETS, type SheetName } from './sheets';

/** What labels can show beside the barcode. */
export const PARTS = ['name', 'price', 'sku'] as const;
export type Part = (typeof PARTS)[number];
export const PART_LABELS: Record<Part, Text> = {
  name: msg('Name'),
  price: msg('Price'),
  sku: msg('SKU'),
};

export interface LabelChoices {
  sheet: SheetName;
  parts: readonly Part[];
}

const KEY = 'label-choices';

/** The sheet and the parts that were chosen last in this browser. */
export function useLabelChoices() {
  const [choices, setChoices] = useState(readChoices);
  return [
    choices,
    (changes: Partial<LabelChoices>) => {
      const changed = { ...choices, ...changes };
      localItems.write(KEY, [changed.sheet, ...changed.parts].join(' '));
      setChoices(changed);
    },
  ] as const;
}

function readChoices(): LabelChoices {
  const words = (localItems.read(KEY) ?? 'a4-24 name price sku').split(' ');
  return {
    sheet: words.find(isSheet) ?? 'a4-24',
    parts: PARTS.filter((part) => words.includes(part)),
  };
}

export function isSheet(name: string): name is SheetName {
  return Object.hasOwn(SHEETS, name);
}
