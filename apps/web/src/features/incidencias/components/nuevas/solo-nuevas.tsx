import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';

import { ApiProblem } from '../../../../lib/api-problem.ts';
import { paths } from '../../../../lib/paths.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import { Cargando, Fallo, Vacio } from '../../../../ui/estado-consulta/index.ts';
import { listarNuevasQuery, type IncidenciasNuevas } from '../../api/listar-nuevas.ts';
import comunes from '../guia.module.css';
import type { Nuevas } from '../lista/filtrar.ts';
import { marcarNuevas } from './marcar-nuevas.ts';
import { avisosDe } from './opciones.ts';

interface SoloNuevasProps {
  readonly proyectoId: string;
  readonly par: { readonly antes: string; readonly despues: string };
  readonly entradas: readonly Entrada[];
  /** Button that removes the filter. */
  readonly quitar: ReactNode;
  readonly children: (nuevas: Nuevas) => ReactNode;
}

/** The issues that are new since an analysis, or why they cannot be distinguished: never all of them instead. */
export function SoloNuevas({ proyectoId, par, entradas, quitar, children }: SoloNuevasProps) {
  const { data, error, refetch, isFetching } = useQuery(listarNuevasQuery(proyectoId, par));
  if (error !== null && data === undefined)
    return (
      <Fallo
        texto="No se puede saber qué incidencias son nuevas desde el análisis elegido (el primero) en el más reciente (el segundo)."
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
  const comparar = `${paths.compararAnalisis.href({ id: proyectoId })}?${new URLSearchParams(par)}`;
  return (
    <IncidenciasNuevasHalladas entradas={entradas} leidas={data} comparar={comparar} quitar={quitar}>
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
  /** Address of the comparison of both analyses. */
  readonly comparar: string;
}

function IncidenciasNuevasHalladas({
  entradas,
  leidas,
  comparar,
  quitar,
  children,
}: IncidenciasNuevasHalladasProps) {
  const nuevas = useMemo(() => marcarNuevas(entradas, leidas), [entradas, leidas]);
  return (
    <>
      <p className={comunes.note}>
        {avisosDe(leidas).map((aviso) => `${aviso} `)}
        <Link to={comparar}>Comparar ambos análisis</Link>
      </p>
      {nuevas.size === 0 ? (
        <Vacio texto="Ninguna incidencia es nueva desde el análisis elegido.">{quitar}</Vacio>
      ) : (
        children(nuevas)
      )}
    </>
  );
}
