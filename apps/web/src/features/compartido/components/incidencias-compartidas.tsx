import type { IncidenciaCompartida } from '@mantenible/contracts/compartido';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import { EtiquetaSeveridad } from '../../../lib/incidencia/etiqueta-severidad.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './compartido.module.css';

interface IncidenciasCompartidasProps {
  readonly total: number;
  readonly primeras: readonly IncidenciaCompartida[];
}

/** The findings that a link with code shows, the most severe first, each with its line. */
export function IncidenciasCompartidas({ total, primeras }: IncidenciasCompartidasProps) {
  return (
    <section aria-labelledby="incidencias" className={classes.section}>
      <h2 id="incidencias">Incidencias</h2>
      <p>
        {contar(total, 'incidencia', 'incidencias')}
        {primeras.length < total && `; se muestran las ${formatNumber(primeras.length)} más graves`}.
      </p>
      <ul className={classes.findings}>
        {primeras.map((una, i) => (
          <li key={i}>
            <p>
              <EtiquetaSeveridad severidad={una.severidad} /> {una.descripcion}
            </p>
            <p className={shared.note}>
              <bdi>{una.archivo}</bdi>
              {una.linea !== null && `, línea ${formatNumber(una.linea)}`} · <code>{una.regla}</code>
            </p>
            {una.codigo !== null && una.codigo !== '' && (
              <pre>
                <code>{una.codigo}</code>
              </pre>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
