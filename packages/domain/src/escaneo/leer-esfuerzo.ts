/** Minutes of a working day, which the service counts as eight hours. */
export const minutosDia = 8 * 60;
const formato = /^(?:(\d{1,6})d)? ?(?:(\d{1,6})h)? ?(?:(\d{1,6})min)?$/;

/** Minutes of an effort in the service's format ('2d', '1h30min', '5min'); null for other texts. */
export function leerEsfuerzo(texto: string | null): number | null {
  const escrito = texto?.trim() ?? '';
  const partes = formato.exec(escrito);
  if (partes === null || escrito === '') return null;
  const [, dias, horas, minutos] = partes.map((parte: string | undefined) => Number(parte ?? 0));
  return (dias ?? 0) * minutosDia + (horas ?? 0) * 60 + (minutos ?? 0);
}
