/** Whether a UTF-16 unit is white space, as `\s` has it; asks without making a string of one character. */
export function isSpaceUnit(unit: number): boolean {
  if (unit < 0xa0) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0x2000) return unit === 0xa0 || unit === 0x1680;
  if (unit <= 0x205f) {
    return unit <= 0x200a || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f;
  }
  return unit === 0x3000 || unit === 0xfeff;
}
