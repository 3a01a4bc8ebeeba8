import { buscarCriterio, sinDescripcion } from '@mantenible/domain/criterio';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import {
  compararAnalisisQuery,
  type ComparacionAnalisis,
  type DatosComparacionAnalisis,
} from '../api/comparar-analisis.ts';
import { avisosDe } from '../modelo/avisos.ts';
import type { ParPedido } from '../modelo/par-pedido.ts';
import { BarrasComparadas } from './barras-comparadas.tsx';
import classes from './comparacion.module.css';
import { HallazgosComparados } from './hallazgos/hallazgos-comparados.tsx';
import { TablaDiferencias } from './tabla-diferencias.tsx';
import { VariacionGrado } from '../../../lib/diferencia/variacion-grado.tsx';
import { TablaVeredictos } from './tabla-veredictos.tsx';

interface ResultadoAnalisisProps {
  readonly proyectoId: string;
  readonly par: ParPedido;
}

const lados = ['Primero', 'Segundo'] as const;
/** Measures whose difference gets no judgement: the model rewards changes of them that improve nothing by themselves. */
const sinJuicio: ReadonlySet<string> = new Set(['comment_lines_density', 'lines_to_cover', 'ncloc']);

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
          <Cifras datos={datos} />
          <HallazgosComparados
            proyectoId={proyectoId}
            par={par}
            hallazgos={datos.comparacion.hallazgos}
            motivo={datos.comparacion.motivo}
          />
        </>
      )}
    </EstadoConsulta>
  );
}

function Cifras({ datos }: { readonly datos: DatosComparacionAnalisis }) {
  const { cambioDelGrado, cifras } = datos.comparacion;
  const { grado, subcaracteristicas, defectos } = cifras;
  return (
    <>
      <Avisos comparacion={datos.comparacion} />
      <section className={classes.overall} data-ruta="estatica" aria-label="Grado de mantenibilidad">
        <Lado titulo="Primer análisis" lado="antes" datos={datos} />
        <Lado titulo="Segundo análisis" lado="despues" datos={datos} />
        <div>
          <span className={classes.label}>Diferencia</span>
          <VariacionGrado diferencia={grado} cambio={cambioDelGrado} grande />
        </div>
      </section>
      <BarrasComparadas
        titulo="Subcaracterísticas en ambos análisis, en porcentaje: cuanto menor, mejor (las mismas cifras están en la tabla)"
        lados={['Primer análisis', 'Segundo análisis']}
        color="var(--estatica)"
        filas={subcaracteristicas.map(({ nombre, porcentaje }) => ({ nombre, ...porcentaje }))}
      />
      <Tablas comparacion={datos.comparacion} />
      <TablaVeredictos defectos={defectos} />
    </>
  );
}

/** Sub-characteristics and metrics; without a word where more than the code differs. */
function Tablas({ comparacion }: { readonly comparacion: ComparacionAnalisis }) {
  const { subcaracteristicas, metricas } = comparacion.cifras;
  const sinPalabra = comparacion.cambios.length > 0;
  return (
    <>
      <TablaDiferencias
        titulo="Subcaracterísticas"
        lados={lados}
        mejora="baja"
        sinJuicio={sinPalabra}
        filas={subcaracteristicas.map(({ nombre, porcentaje }) => ({
          clave: nombre,
          nombre,
          diferencia: porcentaje,
        }))}
      />
      <TablaDiferencias
        titulo="Métricas"
        lados={lados}
        mejora="baja"
        sinJuicio={sinPalabra}
        filas={metricas.map(({ nombre, medida, porcentaje, acotada }) => ({
          clave: nombre,
          nombre,
          diferencia: porcentaje,
          ...(acotada && { detalle: 'valor acotado en uno de los dos' }),
          ...(sinJuicio.has(medida) && { mejora: null }),
        }))}
      />
      <p className={classes.tableNote}>
        «Sin valorar»: menos líneas por cubrir o más comentarios suben el grado, pero no hacen por sí solos
        más mantenible el código.
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
  return (
    <div>
      <span className={classes.label}>{titulo}</span>
      <span className={classes.figure}>{grado === null ? 'Sin grado' : formatPercent(grado)}</span>
      {grado !== null && (
        <span className={classes.criterion}>{buscarCriterio(valoracion, grado, sinDescripcion)}</span>
      )}
      <time className={classes.label} dateTime={fecha}>
        {formatDateTime(fecha)}
      </time>
      <span className={classes.label}>
        {commit !== null && (
          <>
            commit <code title={commit}>{commit.slice(0, 7)}</code>,{' '}
          </>
        )}
        rama <bdi>{rama}</bdi>
      </span>
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
