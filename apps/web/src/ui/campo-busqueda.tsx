import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface CampoBusquedaProps {
  readonly etiqueta: string;
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
  /** Number of results, announced when it changes. */
  readonly resultado?: string | undefined;
}

/** Search field of a list. */
export function CampoBusqueda({ etiqueta, valor, onCambio, resultado }: CampoBusquedaProps) {
  return (
    <TextInput
      type="search"
      label={etiqueta}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={valor}
      onChange={(event) => {
        onCambio(event.currentTarget.value);
      }}
      description={resultado === undefined ? undefined : <span role="status">{resultado}</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
