import type { PuntosCriticos as Datos } from '@mantenible/contracts/puntos-criticos';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatNumber } from '@mantenible/wording/numeros';
import { useState } from 'react';

import type { Analizado } from '../../../lib/escaneo/analizado.ts';
import { AvisoProcedencia } from '../../../lib/procedencia/aviso-procedencia.tsx';
import { Figura } from '../../../ui/figura.tsx';
import { maximosDe, porQue } from '../modelo/por-que.ts';
import { Dispersion } from './dispersion.tsx';
import classes from './puntos.module.css';
import { TablaPuntos } from './tabla-puntos.tsx';
import type { Codigo as TipoCodigo } from './tipos.ts';
import { useListado } from './use-listado.ts';

interface ResultadoProps {
  readonly datos: Datos;
  readonly historia: NonNullable<Datos['historia']>;
  readonly Codigo: TipoCodigo;
}

/** The plot, and the table of all files. */
export function Resultado({ datos, historia, Codigo }: ResultadoProps) {
  const { proyecto, analisis, archivos, prioritarios } = datos;
  const [ruta, setRuta] = useState<string | null>(null);
  const listado = useListado(archivos);
  const maximos = maximosDe(archivos);
  const analizado: Analizado = {
    proyectoId: proyecto._id,
    clave: proyecto.clave,
    fecha: analisis?.fecha ?? '',
  };
  return (
    <>
      <Lectura analisis={analisis} historia={historia} />
      <Figura leyenda="Cada círculo es un archivo y su tamaño son sus líneas de código. Los rellenos, con número, son los que merecen atención primero: pulse uno para ir a él. Las escalas son logarítmicas, y los círculos que coinciden se separan hacia los lados.">
        <Dispersion archivos={archivos} prioritarios={prioritarios} onElegir={listado.irAPrioritario} />
      </Figura>
      <TablaPuntos
        proyectoId={proyecto._id}
        listado={listado}
        prioritarios={prioritarios}
        porQue={(archivo) => porQue(archivo, maximos, historia.commits)}
        abrirCodigo={setRuta}
      />
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

/** What was read: the commits, and the analysis that the lines come from. */
function Lectura({ analisis, historia }: Pick<Datos, 'analisis'> & Pick<ResultadoProps, 'historia'>) {
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
      {historia.apartados > 0 && (
        <p className={classes.facts}>
          {contar(historia.apartados, 'commit no cuenta', 'commits no cuentan')}: cambian más de un tercio de
          los archivos que hay hoy, y al menos cincuenta, o los nombra .git-blame-ignore-revs.
        </p>
      )}
      {!historia.completa && (
        <p className={classes.facts}>
          Los commits más antiguos quedaron fuera: cambian más archivos de los que se leen.
        </p>
      )}
    </>
  );
}
