/** Exit statuses: what was asked holds, does not hold, or could not be done. */
export const statuses = { met: 0, missed: 1, failed: 2 } as const;
