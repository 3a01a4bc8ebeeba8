import { leerEsfuerzo, minutosDia } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

/** Formats an effort with no-break spaces: '1 h 30 min'; days have eight hours. */
export function textoEsfuerzo(total: number): string {
  const partes = [
    [Math.floor(total / minutosDia), 'd'],
    [Math.floor((total % minutosDia) / 60), 'h'],
    [total % 60, 'min'],
  ] as const;
  const escritas = partes
    .filter(([cantidad]) => cantidad > 0)
    .map(([cantidad, unidad]) => `${formatNumber(cantidad)}\u00a0${unidad}`);
  return escritas.length === 0 ? '0\u00a0min' : escritas.join('\u00a0');
}

/** Formats the effort of an issue; unknown formats stay unchanged. */
export function textoTiempoEstimado(texto: string | null): string {
  if (texto === null || texto.trim() === '') return 'Sin estimación';
  const minutos = leerEsfuerzo(texto);
  return minutos === null ? texto : textoEsfuerzo(minutos);
}
