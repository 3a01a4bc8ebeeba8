import { useState } from 'react';

import { CampoBusqueda } from '../../../../../ui/campo-busqueda.tsx';

interface BuscarIncidenciasProps {
  /** The search that the page's address holds. */
  readonly valor: string;
  /** `sigue`: these are further letters of the same search. */
  readonly onCambio: (valor: string, sigue: boolean) => void;
}

/**
 * Search through the issues. What is typed stands here until the address has caught up: the router changes it in a
 * transition, and a field that waited for that would lose letters.
 */
export function BuscarIncidencias({ valor, onCambio }: BuscarIncidenciasProps) {
  const [escrito, setEscrito] = useState<string | null>(null);
  if (escrito !== null && escrito === valor) setEscrito(null);
  return (
    <CampoBusqueda
      etiqueta="Buscar"
      valor={escrito ?? valor}
      onCambio={(texto) => {
        setEscrito(texto);
        onCambio(texto, (escrito ?? valor) !== '');
      }}
    />
  );
}
