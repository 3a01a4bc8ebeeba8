/** Milliseconds after which a reserved key without a project lapses. */
export const duracionReserva = 24 * 60 * 60 * 1000;
