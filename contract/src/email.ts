/** Of any script; marks belong to letters such as й, those that make an emoji of a digit do not. */
const LETTER = '[\\p{L}\\p{Mn}\\p{Mc}\\p{Nd}]';
const LABEL = `${LETTER}+(?:-+${LETTER}+)*`;

/**
 * Looks like an address (spec section 5): before the @ what HTML allows in an email field, after it a domain of two
 * names or more; letters and digits of any script. The space around it is trimmed later.
 */
export const EMAIL = new RegExp(
  `^\\s*(?:${LETTER}|[.!#$%&'*+/=?^_\`{|}~-])+@${LABEL}(?:\\.${LABEL})+\\s*$`,
  'u',
);
