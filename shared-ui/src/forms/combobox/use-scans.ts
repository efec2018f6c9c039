import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { SCAN_EVENT, type ScanEvent } from '../../scan-event';
import { useSubmitWait } from '../fields/form-context';
import { labelOf } from './meant-option';
import {
  goToField,
  type RejectedText,
  type SearchCombobox,
  type SearchOption,
} from './use-search-combobox';

/**
 * Finds what a scan means.
 * @param done gets the option that the field chooses, nothing for one that belongs elsewhere, or how many options there
 *   are for a code that means none of them
 */
export type TakeScan = (
  code: string,
  done: (answer?: SearchOption | Pick<RejectedText, 'found'>) => void,
) => void;

interface ScansProps {
  combobox: SearchCombobox;
  inputId: string;
  /** Name of the field that a scan moves to. */
  next: string | undefined;
  /** Without it, the field takes scans as typed text. */
  takeScan: TakeScan | undefined;
  /** The codes that meant nothing. Somebody who scans looks at the goods, so they stay listed. */
  rejected: readonly RejectedText[];
  setRejected: Dispatch<SetStateAction<readonly RejectedText[]>>;
  /** Runs when a code meant nothing, and the form must not keep the choice before it. */
  onDrop: () => void;
}

/** Takes the scans of a combobox one after the other, without waiting for their answers. */
export function useScans(props: ScansProps) {
  const { combobox, inputId, next, takeScan, rejected, setRejected, onDrop } = props;
  const { selectedItem } = combobox;
  const [waiting, setWaiting] = useState(0);
  useSubmitWait(waiting > 0);
  const scan = (code: string) => {
    if (!takeScan) return;
    // The next code must not extend this one.
    flushSync(() => {
      combobox.forget();
      setRejected((codes) => codes.filter(({ text }) => text !== code));
      combobox.close(labelOf(selectedItem));
      setWaiting((count) => count + 1);
      takeScan(code, (answer) => {
        setWaiting((count) => count - 1);
        if (!answer) return;
        if ('found' in answer) setRejected((codes) => [...codes, { ...answer, text: code }]);
        else combobox.take(answer);
      });
    });
    const box = document.getElementById(inputId);
    if (next !== undefined && box instanceof HTMLInputElement) goToField(box, next);
  };

  const onScan = useEffectEvent((event: ScanEvent) => {
    event.preventDefault();
    scan(event.detail);
  });
  const takesScans = takeScan !== undefined;
  useEffect(() => {
    const box = document.getElementById(inputId);
    if (!box || !takesScans) return undefined;
    const listen = (event: Event) => onScan(event as ScanEvent);
    box.addEventListener(SCAN_EVENT, listen);
    return () => box.removeEventListener(SCAN_EVENT, listen);
  }, [inputId, takesScans]);

  const dropChoice = useEffectEvent(() => {
    if (selectedItem && rejected.length > 0) onDrop();
  });
  useEffect(() => dropChoice(), [rejected]);
  return { scan, isWaiting: waiting > 0 };
}
