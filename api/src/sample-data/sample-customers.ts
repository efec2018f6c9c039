/** Who buys here; all made up. */
export const SAMPLE_CUSTOMERS = [
  'Кафе «Утро»',
  'Школа № 14',
  'ИП Воронцова',
  'Studio Nine',
  'Типография «Литера»',
  'Bakery Corner',
  'Детский сад «Ёлочка»',
  'Harbour Hotel',
  'ТСЖ «Берёзки»',
  'Мастерская Ильи',
  'Lakeside Clinic',
  'Розничный покупатель',
  'Green Garden 🌿',
  'Библиотека им. Чехова',
  'O’Connor & Sons',
] as const;
