import { buscarCriterio, sinDescripcion, type Criterio } from '@mantenible/domain/criterio';
import type { Proyecto } from '@mantenible/domain/proyecto';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatNumber, formatPercent } from '@mantenible/wording/numeros';
import type { ReactNode } from 'react';

import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import type { Figura } from './figuras/figura.ts';
import type { Resultado } from './figuras/resultado.ts';
import classes from './informacion-proyecto.module.css';
import { ComoSeCalcula } from './figuras/como-se-calcula.tsx';
import { SinMedida } from './figuras/sin-medida.tsx';

interface InformacionProyectoProps {
  readonly proyecto: Proyecto;
  /** Null without an analysis; no figure is shown then. */
  readonly resultado: Resultado | null;
  /** Ranges of the degree; undefined while they load. */
  readonly valoracion: readonly Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>[] | undefined;
  readonly onExplicar: (figura: Figura) => void;
}

/** Name, link and branch of the project, with degree, lines of code and valuation of its analysis. */
export function InformacionProyecto({
  proyecto,
  resultado,
  valoracion,
  onExplicar,
}: InformacionProyectoProps) {
  return (
    <section className={classes.info} aria-labelledby="informacion-proyecto">
      <h2 id="informacion-proyecto">Información del proyecto</h2>
      <div className={classes.columns}>
        <dl className={classes.facts}>
          <dt>Nombre</dt>
          <dd>{proyecto.nombre}</dd>
          <dt>Enlace</dt>
          <dd>
            <EnlaceRepositorio link={proyecto.link} />
          </dd>
          <dt>Rama</dt>
          <dd>{proyecto.branch}</dd>
          {resultado !== null && (
            <>
              <dt>Fecha del análisis</dt>
              <dd>
                <time dateTime={resultado.fecha}>{formatDateTime(resultado.fecha)}</time>
              </dd>
            </>
          )}
        </dl>
        {resultado !== null && (
          <Cifras resultado={resultado} valoracion={valoracion} onExplicar={onExplicar} />
        )}
      </div>
    </section>
  );
}

function Cifras({
  resultado: { calculo },
  valoracion,
  onExplicar,
}: Pick<InformacionProyectoProps, 'valoracion' | 'onExplicar'> & { readonly resultado: Resultado }) {
  const { grado, ncloc } = calculo;
  return (
    <dl className={classes.figures}>
      <Cifra nombre="Grado de mantenibilidad" grande>
        {grado === null ? <SinMedida /> : formatPercent(grado)}
        <ComoSeCalcula figura={{ tipo: 'grado' }} onExplicar={onExplicar} />
      </Cifra>
      <Cifra nombre="Líneas de código">{ncloc === null ? <SinMedida /> : formatNumber(ncloc)}</Cifra>
      <Cifra nombre="Criterio de valoración">
        {grado === null ? <SinMedida /> : <Valoracion grado={grado} valoracion={valoracion} />}
      </Cifra>
    </dl>
  );
}

function Cifra({
  nombre,
  grande = false,
  children,
}: {
  nombre: string;
  grande?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.figure} data-grande={grande}>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Description of the range that contains the degree, from the current ranges. */
function Valoracion({
  grado,
  valoracion,
}: Pick<InformacionProyectoProps, 'valoracion'> & { readonly grado: number }) {
  if (valoracion === undefined) return 'No disponible';
  return buscarCriterio(valoracion, grado, sinDescripcion);
}
