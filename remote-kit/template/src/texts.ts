import { createTexts } from '@stockroom/shared-ui';
import russian from '../locales/ru.po';

export const { useTranslate, translate } = createTexts(russian);
