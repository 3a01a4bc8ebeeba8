/** Whether a computation was lost with its process: it began earlier than the longest one may take. */
export const sePerdio = (empezado: Date | null, minutos: number, now: Date): boolean =>
  empezado === null || now.getTime() - empezado.getTime() >= minutos * 60_000;
