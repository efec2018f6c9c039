/** The first number in a text such as "+7 (000) 101-20-30 ext. 4", to be called; null where there is none. */
export function phoneAddress(phone: string): string | null {
  const [first = ''] = /\+?\(?\d[\d\s().-]*/.exec(phone) ?? [];
  const number = first.replace(/[^\d+]/g, '');
  return number === '' ? null : `tel:${number}`;
}

/** An address to write to. Only the part before the @ can hold what means something else in an address. */
export function mailAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}
