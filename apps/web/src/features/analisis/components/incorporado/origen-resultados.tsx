import type { SituacionAnalisis } from '@mantenible/domain/escaneo';
import type { Proyecto } from '@mantenible/domain/proyecto';

import { origenDe } from './origen.ts';

interface OrigenResultadosProps {
  readonly estado: SituacionAnalisis;
  readonly proyecto: Proyecto;
}

/** Notice that the results belong to another link or branch than the project's current ones. */
export function OrigenResultados({ estado, proyecto }: OrigenResultadosProps) {
  const pida = estado.estado === 'en-curso' ? '.' : ': analice de nuevo para ver los suyos.';
  switch (origenDe(estado, proyecto)) {
    case 'el-suyo':
      return null;
    case 'otro-enlace':
      return (
        <p>
          Estos resultados son de <bdi>{estado.enlace}</bdi>, rama «<bdi>{estado.rama}</bdi>», y el proyecto
          indica ahora <bdi>{proyecto.link}</bdi>
          {pida}
        </p>
      );
    case 'otra-rama':
      return (
        <p>
          Estos resultados son de la rama «<bdi>{estado.rama}</bdi>», y el proyecto indica ahora «
          <bdi>{proyecto.branch}</bdi>»{pida}
        </p>
      );
    case 'otro-alcance':
      return (
        <p>
          Estos resultados abarcan otros archivos: el alcance del análisis cambió después
          {estado.estado === 'en-curso' ? '.' : '. Analice de nuevo para ver los del actual.'}
        </p>
      );
    case 'otro-analizador':
      return (
        <p>
          Estos resultados los hizo otra versión del analizador, cuyas reglas pueden haber cambiado
          {estado.estado === 'en-curso' ? '.' : ': analice de nuevo para tener los de la actual.'}
        </p>
      );
  }
}
