import type { PuntosCriticos as Datos } from '@mantenible/contracts/puntos-criticos';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatNumber } from '@mantenible/wording/numeros';
import { lazy, Suspense, useState } from 'react';

import type { Analizado } from '../../../lib/escaneo/analizado.ts';
import { AvisoProcedencia } from '../../../lib/procedencia/aviso-procedencia.tsx';
import { Cargando } from '../../../ui/estado-consulta/index.ts';
import { Prioritarios } from './prioritarios.tsx';
import classes from './puntos.module.css';
import { TablaPuntos } from './tabla-puntos.tsx';
import type { Codigo as TipoCodigo } from './tipos.ts';

const Dispersion = lazy(() => import('./dispersion.tsx'));

interface ResultadoProps {
  readonly datos: Datos;
  readonly historia: NonNullable<Datos['historia']>;
  readonly Codigo: TipoCodigo;
}

/** The ten first, the plot, and the table of all. */
export function Resultado({ datos, historia, Codigo }: ResultadoProps) {
  const { proyecto, analisis, archivos, prioritarios } = datos;
  const [ruta, setRuta] = useState<string | null>(null);
  const analizado: Analizado = {
    proyectoId: proyecto._id,
    clave: proyecto.clave,
    fecha: analisis?.fecha ?? '',
  };
  return (
    <>
      <p className={classes.facts}>
        {contar(historia.commits, 'commit leído', 'commits leídos')}
        {historia.desde !== null && <>, desde el {formatDateTime(historia.desde)}</>}
        {analisis !== null && (
          <>
            . Análisis del <time dateTime={analisis.fecha}>{formatDateTime(analisis.fecha)}</time>, rama{' '}
            <bdi>{analisis.rama}</bdi>
          </>
        )}
        .
      </p>
      {analisis !== null && analisis.cambios.length > 0 && (
        <p className={classes.facts}>
          <strong>
            <AvisoProcedencia procedencia={analisis} />
          </strong>
        </p>
      )}
      {!historia.completa && (
        <p className={classes.facts}>
          Los commits más antiguos quedaron fuera: cambian más archivos de los que se leen.
        </p>
      )}
      <Prioritarios
        proyectoId={proyecto._id}
        archivos={archivos}
        cuantos={prioritarios}
        commits={historia.commits}
        abrirCodigo={setRuta}
      />
      <figure className={classes.chart}>
        <figcaption>
          Cada círculo es un archivo y su tamaño son sus líneas de código. Los rellenos, con número, son los
          que merecen atención primero: pulse uno para ir a él.
        </figcaption>
        <Suspense fallback={<Cargando texto="Cargando..." />}>
          <Dispersion archivos={archivos} prioritarios={prioritarios} />
        </Suspense>
      </figure>
      <TablaPuntos proyectoId={proyecto._id} archivos={archivos} abrirCodigo={setRuta} />
      {datos.total > archivos.length && (
        <p className={classes.facts}>
          Se muestran {formatNumber(archivos.length)} de {contar(datos.total, 'archivo', 'archivos')}: los
          demás quedan por debajo.
        </p>
      )}
      <Codigo
        analizado={analizado}
        ruta={ruta}
        onCerrar={() => {
          setRuta(null);
        }}
      />
    </>
  );
}
