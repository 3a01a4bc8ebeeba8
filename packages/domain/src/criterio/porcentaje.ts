/**
 * Rounds half up to two decimals (requisito: half-up). The value first goes through 12 significant digits,
 * so that 1.005, stored as 1.00499999999999989…, rounds as the decimal on the screen.
 */
export function redondear(value: number): number {
  const shifted = Number((value * 100).toPrecision(12));
  return Math.floor(shifted + 0.5) / 100;
}

/** Fraction 0..1 → percent with two decimals, rounded half up. */
export function porcentaje(fraccion: number): number {
  return redondear(fraccion * 100);
}
