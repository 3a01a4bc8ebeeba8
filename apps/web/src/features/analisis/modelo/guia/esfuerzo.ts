/** The service counts a working day as eight hours. */
export const minutosDia = 8 * 60;
const formato = /^(?:(\d{1,6})d)? ?(?:(\d{1,6})h)? ?(?:(\d{1,6})min)?$/;

/** Minutes of an effort as the service writes it ('2d', '1h30min', '5min'); null when it says none that is understood. */
export function leerEsfuerzo(texto: string | null): number | null {
  const escrito = texto?.trim() ?? '';
  const partes = formato.exec(escrito);
  if (partes === null || escrito === '') return null;
  const [, dias, horas, minutos] = partes.map((parte: string | undefined) => Number(parte ?? 0));
  return (dias ?? 0) * minutosDia + (horas ?? 0) * 60 + (minutos ?? 0);
}

/** An effort for reading, with no-break spaces: '1 h 30 min'; days have eight hours. */
export function textoEsfuerzo(total: number): string {
  const partes = [
    [Math.floor(total / minutosDia), 'd'],
    [Math.floor((total % minutosDia) / 60), 'h'],
    [total % 60, 'min'],
  ] as const;
  const escritas = partes.filter(([cantidad]) => cantidad > 0).map((parte) => parte.join('\u00a0'));
  return escritas.length === 0 ? '0\u00a0min' : escritas.join('\u00a0');
}

/** What an issue's own effort reads as; a text that is not understood stands as it came. */
export function textoTiempoEstimado(texto: string | null): string {
  if (texto === null || texto.trim() === '') return 'Sin estimación';
  const minutos = leerEsfuerzo(texto);
  return minutos === null ? texto : textoEsfuerzo(minutos);
}
