import { useState } from 'react';

import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';

interface BusquedaEnDireccionProps {
  readonly etiqueta: string;
  /** The search that the page's address holds. */
  readonly valor: string;
  /** `sigue`: further letters of the same search. */
  readonly onCambio: (valor: string, sigue: boolean) => void;
  /** How many things the search leaves, read out as it changes. */
  readonly resultado?: string;
}

/**
 * Search field whose text the URL holds. It keeps the typed text until the URL has the same: the router updates the URL in a
 * transition, and a field bound to the URL alone would lose letters.
 */
export function BusquedaEnDireccion({ etiqueta, valor, onCambio, resultado }: BusquedaEnDireccionProps) {
  const [escrito, setEscrito] = useState<string | null>(null);
  if (escrito !== null && escrito === valor) setEscrito(null);
  return (
    <CampoBusqueda
      etiqueta={etiqueta}
      valor={escrito ?? valor}
      resultado={resultado}
      onCambio={(texto) => {
        setEscrito(texto);
        onCambio(texto, (escrito ?? valor) !== '');
      }}
    />
  );
}
