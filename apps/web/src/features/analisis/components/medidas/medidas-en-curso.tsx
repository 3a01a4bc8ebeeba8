import { medidasSinIncidencias, type MedidasSinIncidencias } from '@mantenible/domain/escaneo';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import { textoMedida } from '../figuras/formato.ts';
import comunes from '../analisis.module.css';
import shared from '../../../../ui/shared.module.css';
import classes from './medidas-en-curso.module.css';

/**
 * Measures of a first analysis that still searches for findings, with a note on the missing ones. Nothing is
 * computed from them yet.
 */
export function MedidasEnCurso({ medidas }: { readonly medidas: MedidasSinIncidencias }) {
  return (
    <section className={comunes.section} aria-labelledby="medidas-en-curso">
      <h2 id="medidas-en-curso">Medidas del código</h2>
      <p className={comunes.note}>
        <strong>Aún se buscan las incidencias.</strong> Los porcentajes sobre las líneas de código, el grado
        de mantenibilidad, los veredictos y la lista de incidencias aparecerán cuando termine el análisis.
      </p>
      <dl className={classes.figures}>
        {medidasSinIncidencias.map((medida) => {
          const valor = medidas[medida];
          if (valor === undefined) return null;
          return (
            <div key={medida} className={`${shared.card} ${classes.figure}`}>
              <dt>{nombresMedida[medida]}</dt>
              <dd>{textoMedida(medida, valor)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
