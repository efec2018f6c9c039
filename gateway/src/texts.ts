import { createTranslateFor } from '@stockroom/api';
import russian from '../locales/ru.po';

/** For whoever reads the answer. */
export const translateFor = createTranslateFor(russian);
