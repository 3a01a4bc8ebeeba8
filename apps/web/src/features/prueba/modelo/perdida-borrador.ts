import { contar } from '@mantenible/wording/contar';

/** What goes with a draft that is discarded: 'Se perderán el título y 2 respuestas'. */
export function perdidaBorrador(respondidas: number): string {
  if (respondidas === 0) return 'Se perderán el título y los comentarios';
  return `Se perderán el título y ${contar(respondidas, 'respuesta', 'respuestas')}`;
}
