import { formatApart, formatShortDay, formatTime } from '@mantenible/wording/fechas';

/** Name of each moment on an axis: its day, with the time where another of them has the same day; no two are alike. */
export function diasDeAnalisis(fechas: readonly string[]): readonly string[] {
  const hora = formatApart(fechas, formatTime);
  const dias = fechas.map((fecha) => formatShortDay(fecha));
  return fechas.map((fecha, i) => {
    const dia = dias[i] ?? '';
    return dias.filter((otro) => otro === dia).length > 1 ? `${dia}, ${hora(fecha)}` : dia;
  });
}
