import type { CuentaConCursos } from '@mantenible/contracts/cuenta';
import { fraseDeCursosSinDocente } from '@mantenible/wording/cursos-sin-docente';

import { avisarNota } from '../../ui/aviso/index.ts';

/** Names the courses that a changed account leaves without a lecturer, beside the confirmation of the change. */
export function avisarCursos({ cursosSinDocente }: CuentaConCursos): void {
  const frase = fraseDeCursosSinDocente(cursosSinDocente);
  if (frase !== null) avisarNota(frase);
}
