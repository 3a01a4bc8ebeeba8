import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface CampoBusquedaProps {
  readonly etiqueta: string;
  /** The search that the page's address holds. */
  readonly valor: string;
  /** `previo`: the text before this change. */
  readonly onCambio: (valor: string, previo: string) => void;
  /** Number of results, announced when it changes. */
  readonly resultado?: string | undefined;
  /** Longest search that the address keeps. */
  readonly maximo?: number;
}

/**
 * Search field whose text the URL holds. It keeps the typed text until the URL has the same: the router updates the URL in a
 * transition, and a field bound to the URL alone would lose letters.
 */
export function CampoBusqueda({ etiqueta, valor, onCambio, resultado, maximo = 200 }: CampoBusquedaProps) {
  const [escrito, setEscrito] = useState<string | null>(null);
  if (escrito !== null && escrito === valor) setEscrito(null);
  return (
    <TextInput
      type="search"
      label={etiqueta}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={maximo}
      value={escrito ?? valor}
      onChange={({ currentTarget: { value } }) => {
        setEscrito(value);
        onCambio(value, escrito ?? valor);
      }}
      description={resultado === undefined ? undefined : <span role="status">{resultado}</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
