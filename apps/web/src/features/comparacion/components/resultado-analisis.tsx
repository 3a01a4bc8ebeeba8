import { seComparan } from '@mantenible/domain/comparacion';
import { buscarCriterio, sinDescripcion } from '@mantenible/domain/criterio';
import { formatApart, formatShortDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { SobreElGrado } from '../../../lib/escaneo/sobre-el-grado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import {
  compararAnalisisQuery,
  type ComparacionAnalisis,
  type DatosComparacionAnalisis,
} from '../api/comparar-analisis.ts';
import { avisosDe } from '../modelo/avisos.ts';
import { palabraSinDatos } from '../modelo/sin-datos.ts';
import type { ParPedido } from '../modelo/par-pedido.ts';
import { BarrasComparadas } from './barras-comparadas.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './comparacion.module.css';
import { IncidenciasComparadas } from './incidencias/incidencias-comparadas.tsx';
import { TablaDiferencias } from './tabla-diferencias.tsx';
import { VariacionGrado } from '../../../lib/diferencia/variacion-grado.tsx';
import { TablaVeredictos } from './tabla-veredictos.tsx';

interface ResultadoAnalisisProps {
  readonly proyectoId: string;
  readonly par: ParPedido;
}

const lados = ['Primero', 'Segundo'] as const;

/** The comparison of one pair of analyses: degree, sub-characteristics, metrics, verdicts, findings and files. */
export function ResultadoAnalisis({ proyectoId, par }: ResultadoAnalisisProps) {
  const consulta = useQuery(compararAnalisisQuery(proyectoId, par));
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      textoFallo="No se pudieron comparar los análisis."
    >
      {(datos) => (
        <>
          <CifrasComparadas datos={datos} />
          <IncidenciasComparadas
            proyectoId={proyectoId}
            par={par}
            hallazgos={datos.comparacion.hallazgos}
            motivo={datos.comparacion.motivo}
            sinJuicio={datos.comparacion.cambios.length > 0}
          />
        </>
      )}
    </EstadoConsulta>
  );
}

/** The figures of two analyses that were read. */
export function CifrasComparadas({ datos }: { readonly datos: DatosComparacionAnalisis }) {
  const { cambios, cambioDelGrado, cifras } = datos.comparacion;
  const { grado, subcaracteristicas, defectos } = cifras;
  return (
    <>
      <Avisos comparacion={datos.comparacion} />
      <section className={classes.overall} data-ruta="estatica" aria-label="Grado de mantenibilidad">
        <Lado titulo="Primer análisis" lado="antes" datos={datos} />
        <Lado titulo="Segundo análisis" lado="despues" datos={datos} />
        <div>
          <span className={shared.note}>Diferencia</span>
          <VariacionGrado
            diferencia={grado}
            cambio={cambioDelGrado}
            sinDatos={palabraSinDatos(grado, lados)}
            grande
          />
        </div>
      </section>
      <SobreElGrado />
      <BarrasComparadas
        titulo="Subcaracterísticas en ambos análisis, en porcentaje: cuanto menor, mejor (las mismas cifras están en la tabla)"
        lados={['Primer análisis', 'Segundo análisis']}
        color="var(--estatica)"
        filas={subcaracteristicas.map(({ nombre, porcentaje }) => ({ nombre, ...porcentaje }))}
      />
      <Tablas cifras={cifras} />
      <TablaVeredictos defectos={defectos} sinJuicio={cambios.length > 0} comparables={seComparan(cambios)} />
    </>
  );
}

function Tablas({ cifras }: { readonly cifras: ComparacionAnalisis['cifras'] }) {
  const { subcaracteristicas, metricas } = cifras;
  return (
    <>
      <TablaDiferencias
        titulo="Subcaracterísticas"
        lados={lados}
        filas={subcaracteristicas.map(({ nombre, porcentaje, palabra }) => ({
          clave: nombre,
          nombre,
          diferencia: porcentaje,
          palabra,
        }))}
      />
      <TablaDiferencias
        titulo="Métricas"
        lados={lados}
        filas={metricas.map(({ nombre, porcentaje, acotada, palabra }) => ({
          clave: nombre,
          nombre,
          diferencia: porcentaje,
          palabra,
          ...(acotada && { detalle: 'valor acotado en uno de los dos' }),
        }))}
      />
      <p className={classes.tableNote}>
        Cuanto menor, mejor. «Mejora» o «empeora» se dice solo si lo explica al menos a medias el código
        mismo: su complejidad, sus líneas duplicadas y sus incidencias. Si lo explican las líneas por cubrir,
        los comentarios o el número de líneas, la cifra «sube» o «baja» sin que el código sea por eso mejor ni
        peor.
      </p>
    </>
  );
}

interface LadoProps {
  readonly titulo: string;
  readonly lado: 'antes' | 'despues';
  readonly datos: DatosComparacionAnalisis;
}

function Lado({ titulo, lado, datos: { comparacion, valoracion } }: LadoProps) {
  const { fecha, commit, rama } = comparacion[lado];
  const grado = comparacion.cifras.grado[lado];
  const momento = formatApart([comparacion.antes.fecha, comparacion.despues.fecha], formatShortDateTime);
  return (
    <div>
      <span className={shared.note}>{titulo}</span>
      <span className={classes.figure}>{grado === null ? 'Sin grado' : formatPercent(grado)}</span>
      {grado !== null && (
        <span className={classes.criterion}>{buscarCriterio(valoracion, grado, sinDescripcion)}</span>
      )}
      <time className={shared.note} dateTime={fecha}>
        {momento(fecha)}
      </time>
      {/* Behind a read-only link analyses have neither commit nor branch. */}
      {rama !== '' && (
        <span className={shared.note}>
          {commit !== null && (
            <>
              commit <code title={commit}>{commit.slice(0, 7)}</code>,{' '}
            </>
          )}
          rama <bdi>{rama}</bdi>
        </span>
      )}
    </div>
  );
}

function Avisos({ comparacion }: { readonly comparacion: ComparacionAnalisis }) {
  const avisos = avisosDe(comparacion);
  if (avisos.length === 0) return null;
  return (
    <Alert color="yellow" title="No todo lo que cambia viene del código" className={classes.warning}>
      <ul className={classes.plain}>
        {avisos.map((aviso) => (
          <li key={aviso}>{aviso}</li>
        ))}
      </ul>
    </Alert>
  );
}
