import { useQuery } from '@tanstack/react-query';

import { listarPautasQuery } from '../../../lib/catalogo-api/listar-pautas.ts';
import { filterBySearch } from '../../../lib/search.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { SeleccionMultiple, type Opcion } from '../../../ui/seleccion-multiple.tsx';

interface SelectorPautasProps {
  readonly seleccion: readonly string[];
  readonly onCambio: (seleccion: readonly string[]) => void;
  readonly error?: string | undefined;
}

const filtrar = (opciones: readonly Opcion[], busqueda: string) =>
  filterBySearch(opciones, busqueda, ({ texto }) => texto);

/** Searchable choice of pautas; their order is kept. */
export function SelectorPautas({ seleccion, onCambio, error }: SelectorPautasProps) {
  const consulta = useQuery(listarPautasQuery());
  return (
    <EstadoConsulta consulta={consulta}>
      {(registros) => (
        <SeleccionMultiple
          leyenda="Pautas"
          nombreSingular="pauta"
          nombrePlural="pautas"
          opciones={registros.map(({ _id, descripcion }) => ({ id: _id, texto: descripcion }))}
          seleccion={seleccion}
          onCambio={onCambio}
          filtrar={filtrar}
          error={error}
        />
      )}
    </EstadoConsulta>
  );
}
