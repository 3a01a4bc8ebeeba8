import { contar } from '@mantenible/wording/contar';

/** Loss of a discarded draft: 'Se perderán el título y 2 respuestas'. */
export function perdidaBorrador(respondidas: number): string {
  if (respondidas === 0) return 'Se perderán el título y los comentarios';
  return `Se perderán el título y ${contar(respondidas, 'respuesta', 'respuestas')}`;
}
