import { Select, type ComboboxItem } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { listarListasVerificacionQuery } from '../../../lib/catalogo-api/listar-listas-verificacion.ts';
import { filterBySearch } from '../../../lib/search.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';

interface SelectorListaProps {
  readonly valor: string | null;
  readonly onCambio: (listaVerificacion: string | null) => void;
  readonly error?: string | undefined;
}

const isItem = (option: object): option is ComboboxItem => 'value' in option;

/** Choice of the one verification list of a metric. */
export function SelectorLista({ valor, onCambio, error }: SelectorListaProps) {
  const consulta = useQuery(listarListasVerificacionQuery());
  return (
    <EstadoConsulta consulta={consulta}>
      {(listas) => (
        <Select
          label="Lista de verificación"
          placeholder="Seleccione una lista"
          required
          searchable
          nothingFoundMessage="Nada coincide con la búsqueda."
          data={listas.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
          filter={({ options, search }) => [
            ...filterBySearch(options.filter(isItem), search, (option) => option.label),
          ]}
          value={valor}
          onChange={onCambio}
          error={error}
          // Above the field: the open list would cover it below.
          inputWrapperOrder={['label', 'error', 'input']}
          comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
        />
      )}
    </EstadoConsulta>
  );
}
