/** Milliseconds of a day of 24 hours. */
export const diaMs = 24 * 3_600_000;
