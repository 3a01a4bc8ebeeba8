import { useQuery } from '@tanstack/react-query';

import { listarMetricasQuery } from '../../../lib/catalogo-api/listar-metricas.ts';
import { filterBySearch } from '../../../lib/search.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { SeleccionMultiple, type Opcion } from '../../../ui/seleccion-multiple.tsx';

interface SelectorMetricasProps {
  readonly seleccion: readonly string[];
  readonly onCambio: (seleccion: readonly string[]) => void;
  readonly error?: string | undefined;
}

const filtrar = (opciones: readonly Opcion[], busqueda: string) =>
  filterBySearch(opciones, busqueda, ({ texto }) => texto);

/** Searchable choice of métricas; their order is kept. */
export function SelectorMetricas({ seleccion, onCambio, error }: SelectorMetricasProps) {
  const consulta = useQuery(listarMetricasQuery());
  return (
    <EstadoConsulta consulta={consulta}>
      {(registros) => (
        <SeleccionMultiple
          leyenda="Métricas"
          nombreSingular="métrica"
          nombrePlural="métricas"
          opciones={registros.map(({ _id, nombre }) => ({ id: _id, texto: nombre }))}
          seleccion={seleccion}
          onCambio={onCambio}
          filtrar={filtrar}
          error={error}
        />
      )}
    </EstadoConsulta>
  );
}
