import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';

import { ApiProblem } from '../../../../lib/api-problem.ts';
import { paths } from '../../../../lib/paths.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import { Cargando, Fallo, Vacio } from '../../../../ui/estado-consulta/index.ts';
import { listarNuevasQuery, type IncidenciasNuevas, type ParDeNuevas } from '../../api/listar-nuevas.ts';
import comunes from '../guia.module.css';
import type { Nuevas } from '../lista/filtrar.ts';
import { marcarNuevas } from './marcar-nuevas.ts';
import { avisosDe } from './opciones.ts';

interface SoloNuevasProps {
  readonly proyectoId: string;
  readonly par: ParDeNuevas;
  readonly entradas: readonly Entrada[];
  /** Button that removes the filter. */
  readonly quitar: ReactNode;
  readonly children: (nuevas: Nuevas) => ReactNode;
}

/** The issues that are new since an analysis, or why they cannot be distinguished: never all of them instead. */
export function SoloNuevas({ proyectoId, par, entradas, quitar, children }: SoloNuevasProps) {
  const { antes, despues } = par;
  const { data, error, refetch, isFetching } = useQuery(listarNuevasQuery(proyectoId, par));
  const desde = antes === null ? 'el punto de partida' : 'el análisis elegido';
  if (error !== null && data === undefined)
    return (
      <Fallo
        texto={`No se puede saber qué incidencias son nuevas desde ${desde}${antes === null ? '' : ' (el primero) en el más reciente (el segundo)'}.`}
        causa={error.message}
      >
        {puedeRepetirse(error) && (
          <BotonOcupado variant="light" ocupado={isFetching} onClick={() => void refetch()}>
            Reintentar
          </BotonOcupado>
        )}
        {quitar}
      </Fallo>
    );
  if (data === undefined) return <Cargando texto="Buscando las incidencias nuevas..." />;
  const comparar =
    antes === null
      ? null
      : `${paths.compararAnalisis.href({ id: proyectoId })}?${new URLSearchParams({ antes, despues })}`;
  return (
    <IncidenciasNuevasHalladas
      entradas={entradas}
      leidas={data}
      desde={desde}
      comparar={comparar}
      quitar={quitar}
    >
      {children}
    </IncidenciasNuevasHalladas>
  );
}

/** False where one of the analyses was deleted or keeps only its figures. */
function puedeRepetirse(error: Error): boolean {
  return !(error instanceof ApiProblem && (error.status === 404 || error.status === 409));
}

interface IncidenciasNuevasHalladasProps extends Pick<SoloNuevasProps, 'entradas' | 'quitar' | 'children'> {
  readonly leidas: IncidenciasNuevas;
  /** What the issues are new since. */
  readonly desde: string;
  /** Address of the comparison of both analyses; null without one. */
  readonly comparar: string | null;
}

function IncidenciasNuevasHalladas({
  entradas,
  leidas,
  desde,
  comparar,
  quitar,
  children,
}: IncidenciasNuevasHalladasProps) {
  const nuevas = useMemo(() => marcarNuevas(entradas, leidas), [entradas, leidas]);
  return (
    <>
      <p className={comunes.note}>
        {avisosDe(leidas).map((aviso) => `${aviso} `)}
        {comparar !== null && <Link to={comparar}>Comparar ambos análisis</Link>}
      </p>
      {nuevas.size === 0 ? (
        <Vacio texto={`Ninguna incidencia es nueva desde ${desde}.`}>{quitar}</Vacio>
      ) : (
        children(nuevas)
      )}
    </>
  );
}
