import type { Panorama } from '@mantenible/contracts/panorama';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { etiquetaAlcance } from '../../../lib/prueba-api/etiqueta-alcance.ts';
import { hrefEjecucion } from '../../../lib/prueba-api/rutas-ejecucion.ts';
import shared from '../../../ui/shared.module.css';
import classes from './panorama.module.css';

/** Unfinished tests with their progress, and the analysis that waits or runs. Nothing without any. */
export function SinTerminar({ panorama }: { readonly panorama: Panorama }) {
  const { borradores, enCurso, proyecto } = panorama;
  const id = proyecto._id;
  if (borradores.length === 0 && enCurso === null) return null;
  return (
    <section className={classes.section} aria-labelledby="sin-terminar">
      <h2 id="sin-terminar">Sin terminar</h2>
      <ul className={classes.unfinished}>
        {borradores.map((borrador) => (
          <Borrador key={hrefEjecucion(id, borrador)} proyectoId={id} borrador={borrador} />
        ))}
        {enCurso && (
          <li>
            <span className={classes.unfinishedText}>
              <strong>{enCurso.fase === 'en-cola' ? 'Análisis en espera' : 'Análisis en curso'}</strong>
              <span className={shared.note}>
                desde <time dateTime={enCurso.fecha}>{formatDateTime(enCurso.fecha)}</time>
              </span>
            </span>
            <Button component={Link} to={paths.analisis.href({ id })} color="blue" variant="light">
              Ver el análisis en curso
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface BorradorProps {
  readonly proyectoId: string;
  readonly borrador: Panorama['borradores'][number];
}

function Borrador({ proyectoId, borrador }: BorradorProps) {
  const { titulo, respondidas, preguntas, actualizado } = borrador;
  const etiqueta = etiquetaAlcance(borrador);
  return (
    <li>
      <span className={classes.unfinishedText}>
        <strong>
          <bdi>{titulo.trim() === '' ? etiqueta : titulo}</bdi>
        </strong>
        <span className={shared.note}>
          {titulo.trim() === '' ? '' : `${etiqueta} · `}
          {respondidas} de {contar(preguntas, 'respondida', 'respondidas')} ·{' '}
          <time dateTime={actualizado}>{formatDateTime(actualizado)}</time>
        </span>
      </span>
      <Button
        component={Link}
        to={hrefEjecucion(proyectoId, borrador)}
        color="green"
        variant="light"
        aria-label={`Continuar ${etiqueta}`}
      >
        Continuar
      </Button>
    </li>
  );
}
