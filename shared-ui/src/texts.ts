import { createTexts } from './language/language';
import russian from '../locales/ru.po';

export const { useTranslate, translate } = createTexts(russian);
