import type { ContenidoCompartido } from '@mantenible/contracts/compartido';
import { formatDay } from '@mantenible/wording/fechas';
import { estadosDeAccion } from '@mantenible/wording/mejora';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

import { EtiquetaSeveridad } from '../../../lib/incidencia/etiqueta-severidad.tsx';
import { Vacio } from '../../../ui/estado-consulta/index.ts';
import { etiquetaEsfuerzo, etiquetaOrigen } from '../modelo/etiquetas.ts';
import { textoGanancia } from '../modelo/propuesta.ts';
import { Avance } from './avance.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './mejora.module.css';

type Mejora = Extract<ContenidoCompartido, { clase: 'plan' }>;

/** The improvement plan as a read-only link shows it: actions without who does them, and proposals that cannot be taken. */
export function MejoraDeEnlace({ avance, acciones, prueba, dePrueba, estaticas }: Mejora) {
  if (acciones.length + dePrueba.length + estaticas.length === 0)
    return <Vacio texto="El plan todavía no tiene acciones ni propuestas." />;
  return (
    <div className={classes.main}>
      <Avance avance={avance} />
      <Seccion id="acciones" titulo="Acciones" vacia="El plan todavía no tiene acciones.">
        {acciones.map((accion, i) => (
          <Accion key={i} {...accion} />
        ))}
      </Seccion>
      <Seccion
        id="de-la-prueba"
        titulo={prueba === null ? 'Propuestas de la prueba' : `Propuestas de la prueba «${prueba.nombre}»`}
        vacia="No hay propuestas de una prueba."
      >
        {dePrueba.map(({ descripcion, nivel, siguiente, puntos, esfuerzo }, i) => (
          <li key={i} className={classes.item}>
            <h3 className={classes.itemTitle}>{descripcion}</h3>
            <p>
              <span className={classes.dim}>Ahora:</span> <bdi>{nivel ?? 'sin nivel'}</bdi>
              <br />
              <span className={classes.dim}>Siguiente nivel:</span> <bdi>{siguiente}</bdi>
            </p>
            <p>
              <span className={classes.gain}>{textoGanancia(puntos)}</span>{' '}
              <span className={classes.effortText}>Esfuerzo: {etiquetaEsfuerzo[esfuerzo].toLowerCase()}</span>
            </p>
          </li>
        ))}
      </Seccion>
      <Seccion id="del-analisis" titulo="Propuestas del análisis" vacia="No hay propuestas del análisis.">
        {estaticas.map(({ titulo, tipo, severidad, puntos }, i) => (
          <li key={i} className={classes.item}>
            <h3 className={classes.itemTitle}>{titulo}</h3>
            <p>
              <EtiquetaSeveridad severidad={severidad} /> {etiquetaOrigen[tipo]} ·{' '}
              <span className={classes.gain}>{textoGanancia(puntos)}</span>
            </p>
          </li>
        ))}
      </Seccion>
    </div>
  );
}

interface SeccionProps {
  readonly id: string;
  readonly titulo: string;
  /** Text of a section without entries. */
  readonly vacia: string;
  readonly children: readonly ReactNode[];
}

function Seccion({ id, titulo, vacia, children }: SeccionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.sectionTitle}>
        {titulo}
      </h2>
      {children.length === 0 ? (
        <p className={classes.dim}>{vacia}</p>
      ) : (
        <ul className={shared.items}>{children}</ul>
      )}
    </section>
  );
}

function Accion({ texto, tipo, estado, esfuerzo, fecha, verificada }: Mejora['acciones'][number]) {
  return (
    <li className={classes.item} data-cerrada={estado === 'descartada'}>
      <h3 className={classes.itemTitle}>{texto ?? 'Acción sobre archivos del código'}</h3>
      <div className={classes.facts}>
        <Badge variant="light" tt="none" color={estado === 'hecha' ? 'green' : 'violet'}>
          {estadosDeAccion[estado]}
        </Badge>
        <span>{etiquetaOrigen[tipo]}</span>
        <span>Esfuerzo: {etiquetaEsfuerzo[esfuerzo].toLowerCase()}</span>
        {fecha !== null && (
          <span>
            Fecha: <time dateTime={fecha}>{formatDay(fecha)}</time>
          </span>
        )}
      </div>
      {verificada && (
        <p className={classes.check} data-estado="verificada">
          Verificado por Mantenible
        </p>
      )}
    </li>
  );
}
