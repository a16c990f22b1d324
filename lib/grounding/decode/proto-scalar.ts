/** Decimal, hex or octal, with the sign and the trailing `f` that the text format allows. */
export function protoNumber(digits: string): number {
  const negative = digits[0] === '-';
  const size = negative ? digits.slice(1) : digits;
  if (/^0[xX]/.test(size)) return negative ? -Number(size) : Number(size);
  const plain = size.replace(/[fF]$/, '');
  const value = /^0[0-7]+$/.test(plain) ? Number.parseInt(plain, 8) : Number(plain);
  return negative ? -value : value;
}

/** What a bare word means: a truth value, a number that isn't one, or else the name of an enum value. */
export function protoWord(name: string): string | boolean {
  switch (name.toLowerCase()) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'nan':
    case '-nan':
      return 'NaN';
    case 'inf':
    case 'infinity':
      return 'Infinity';
    case '-inf':
    case '-infinity':
      return '-Infinity';
    default:
      if (name === 't') return true;
      return name === 'f' ? false : name;
  }
}
