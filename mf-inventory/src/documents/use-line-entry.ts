import {
  QUANTITY_SCALE,
  typedNumber,
  type DocumentLine,
  type StockDocument,
} from '@stockroom/contract';
import { messageOf, reasonOf, toApiError, useLanguage, useServerBack } from '@stockroom/shared-ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { byProduct, useSaveLinesMutation, withSaved } from '../api/documents-api';
import { translate } from '../texts';
import {
  problemsAt,
  toEntry,
  toLines,
  type Entries,
  type Entry,
  type LineProblems,
  type SavedLine,
} from './typed-lines';

export type LineEntry = ReturnType<typeof useLineEntry>;

/**
 * Entering lines of a draft: typed values go to the server one request at a time, and stay here until it has them.
 * @param canPrice whether prices are entered too
 */
export function useLineEntry(document: StockDocument, canPrice: boolean) {
  const { _id: id, lines } = document;
  const language = useLanguage();
  const [saveLines, { isLoading: isSaving }] = useSaveLinesMutation();
  const [entries, setEntries] = useState<Entries>({});
  const [problems, setProblems] = useState<LineProblems>({});
  const [failure, setFailure] = useState('');
  /** The product of the last scan. */
  const [scanned, setScanned] = useState('');
  const typed = useRef(entries);
  const last = useRef(Promise.resolve(true));
  const shown = useMemo(() => byProduct(lines), [lines]);
  /** The newest lines: the answer to a save comes before the document shows it. */
  const known = useRef(shown);
  useEffect(() => {
    known.current = byProduct(lines.map((line) => newer(line, known.current.get(line.productId))));
  }, [lines]);

  const keep = useCallback((next: Entries) => {
    typed.current = next;
    setEntries(next);
  }, []);
  const savedOf = (productId: string) => newer(shown.get(productId), known.current.get(productId));
  const entryOf = (productId: string): Entry =>
    typed.current[productId] ?? toEntry(savedOf(productId));
  /** The quantity of a line, or a part of it; null where it has none, or none that the server takes. */
  const quantityOf = (
    productId: string,
    field: 'quantity' | 'rejected' = 'quantity',
  ): number | null => typedNumber(entryOf(productId)[field], QUANTITY_SCALE, language);
  /** What a scan adds to; null for nothing. What is no number, such as a code in the field, does not count. */
  const countedOf = (productId: string): number | null => {
    if (entryOf(productId).quantity === '') return null;
    return quantityOf(productId) ?? savedOf(productId)?.quantity ?? null;
  };
  /** Whether a line has something typed that no server takes. */
  const isInvalid = (productId: string): boolean =>
    productId in toLines({ [productId]: entryOf(productId) }, language, canPrice).wrong;
  const forget = (productId: string) => {
    const { [productId]: _gone, ...rest } = typed.current;
    keep(rest);
    setProblems(({ [productId]: _solved, ...others }) => others);
  };
  const enter = (productId: string, change: Partial<Entry>) => {
    keep({ ...typed.current, [productId]: { ...entryOf(productId), ...change } });
    setProblems(({ [productId]: _solved, ...others }) => others);
  };

  /** @returns whether the server has everything now */
  async function send(): Promise<boolean> {
    const sent = typed.current;
    // A line that somebody else has entered waits for a choice, and must not hold the others back.
    const waits = ([productId, { version }]: [string, Entry]) =>
      (known.current.get(productId)?.version ?? version) !== version;
    const free = Object.entries(sent).filter((entry) => !waits(entry));
    const { good, wrong } = toLines(Object.fromEntries(free), language, canPrice);
    setProblems(wrong);
    const [waiting] = Object.entries(sent).find(waits) ?? [];
    if (!(await sendLines(good, sent, wrong))) return false;
    const product = waiting && known.current.get(waiting)?.productName;
    setFailure(product ? translate('Choose a quantity of {product}', { product }) : '');
    return Object.keys(wrong).length === 0 && waiting === undefined;
  }

  /** Sends lines; if the server refuses some, the others. @returns whether it has taken all */
  async function sendLines(
    lines: SavedLine[],
    sent: Entries,
    wrong: LineProblems,
  ): Promise<boolean> {
    if (lines.length === 0) return true;
    try {
      const saved = await saveLines({ id, lines }).unwrap();
      known.current = byProduct(withSaved([...known.current.values()], saved.lines));
      const rest = Object.entries(typed.current).flatMap(([productId, entry]) => {
        const line = saved.lines.find((one) => one.productId === productId);
        if (!line) return [[productId, entry] as const];
        return entry === sent[productId]
          ? []
          : [[productId, { ...entry, version: line.version, before: line.quantity }] as const];
      });
      keep(Object.fromEntries(rest));
      return true;
    } catch (error) {
      const refused = problemsAt(toApiError(error).fieldErrors, lines);
      const problems = { ...wrong, ...refused };
      setProblems(problems);
      const others = lines.filter(({ productId }) => !(productId in refused));
      if (others.length < lines.length) await sendLines(others, sent, problems);
      setFailure(reasonOf(error) ?? messageOf(error, translate('Failed to save the lines')));
      return false;
    }
  }

  /** Saves what is typed, after what is on its way. @returns whether the server has everything then */
  const save = (): Promise<boolean> => {
    last.current = last.current.then(send);
    return last.current;
  };

  // What did not reach the server.
  useServerBack(() => failure !== '' && void save());

  const forgetAll = () => keep({});
  /** Whether a line waits until its person chooses between two quantities. */
  const needsChoice = Object.entries(entries).some(
    ([productId, { version }]) => (shown.get(productId)?.version ?? version) !== version,
  );

  return {
    entries,
    entryOf,
    quantityOf,
    countedOf,
    isInvalid,
    problems,
    failure,
    needsChoice,
    isSaving,
    scanned,
    enter,
    save,
    forget,
    forgetAll,
    setProblems,
    setScanned,
  };
}

function newer<Line extends DocumentLine | undefined>(line: Line, other: DocumentLine | undefined) {
  return other && other.version > (line?.version ?? 0) ? other : line;
}
