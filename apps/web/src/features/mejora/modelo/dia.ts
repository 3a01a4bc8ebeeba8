const dia = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** A day without a time, '2026-12-01', for reading: the same day in every time zone. */
export function formatoDia(fecha: string): string {
  return dia.format(new Date(`${fecha}T00:00:00Z`));
}
