/** Well-formed identifiers that belong to nobody: region 00 has no tax office, prefix 20 is for in-store codes. */

const INN_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8];

/** A Russian company's tax number of 10 digits, the last of which checks the others. */
export function innOf(serial: number): string {
  const digits = String(serial).padStart(9, '0');
  const sum = INN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(digits[index]),
    0,
  );
  return `${digits}${(sum % 11) % 10}`;
}

/** An in-store EAN-13, as a shop prints on its own labels. */
export function eanOf(serial: number): string {
  const digits = `20${String(serial).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
