import type { Proyecto } from '@mantenible/domain/proyecto';

import type { SituacionAnalisis } from '@mantenible/domain/escaneo';
import { formatDateTime } from '@mantenible/wording/fechas';
import { commitCorto, textoDuracion, ultimoListo, type Momento } from './momento.ts';
import { Barra } from './barra.tsx';
import { OrigenResultados } from './origen-resultados.tsx';

interface ExplicacionProps {
  readonly momento: Momento;
  readonly estado: SituacionAnalisis;
  readonly proyecto: Proyecto;
}

/** State of the newest analysis by the embedded scanner, and the analysis that the shown results are of. */
export function ExplicacionMomento({ momento, estado, proyecto }: ExplicacionProps) {
  switch (momento) {
    case 'sin-analizar':
      return (
        <p>
          El análisis descarga la rama «{proyecto.branch}» del repositorio, mide su código y señala qué
          conviene corregir; no modifica nada en él.
        </p>
      );
    case 'en-curso':
      return (
        <>
          <Barra progreso={estado.progreso} medidas={estado.medidas} delante={estado.delante} />
          <Anteriores estado={estado} proyecto={proyecto} mientras />
        </>
      );
    case 'fallido':
      return (
        <>
          <p>{estado.motivo ?? 'No se conoce el motivo.'}</p>
          <Anteriores estado={estado} proyecto={proyecto} />
        </>
      );
    case 'cancelado':
      return (
        <>
          <p>No se guardó nada de él.</p>
          <Anteriores estado={estado} proyecto={proyecto} />
        </>
      );
    case 'listo':
      return <DatosDelAnalisis estado={estado} proyecto={proyecto} />;
  }
}

interface AnterioresProps {
  readonly estado: SituacionAnalisis;
  readonly proyecto: Proyecto;
  /** True while a newer analysis runs. */
  readonly mientras?: boolean;
}

/** Note that the results below are those of an earlier analysis, with its date. */
function Anteriores({ estado, proyecto, mientras = false }: AnterioresProps) {
  if (estado.fecha === null) return null;
  const hasta = mientras ? 'Mientras termina se muestran' : 'Se muestran';
  return (
    <>
      <p>
        {hasta} los resultados anteriores, del {formatDateTime(estado.fecha)}.
      </p>
      <OrigenResultados estado={estado} proyecto={proyecto} />
    </>
  );
}

/** Date, commit and duration of the analysis that gave the results. */
function DatosDelAnalisis({ estado, proyecto }: Omit<ExplicacionProps, 'momento'>) {
  const { fecha, historia } = estado;
  const ultimo = ultimoListo(historia);
  const commit = ultimo?.commit ?? estado.commit;
  return (
    <>
      <p>
        {fecha !== null && <>Hecho el {formatDateTime(fecha)}</>}
        {commit !== null && (
          <>
            {' '}
            · commit <code title={commit}>{commitCorto(commit)}</code>
          </>
        )}
        {typeof ultimo?.duracionMs === 'number' && <> · duró {textoDuracion(ultimo.duracionMs)}</>}
      </p>
      <OrigenResultados estado={estado} proyecto={proyecto} />
    </>
  );
}
