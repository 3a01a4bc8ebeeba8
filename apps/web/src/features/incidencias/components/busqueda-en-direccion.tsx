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

/** Longest text that the addresses of both lists keep. */
const maximo = 1000;

/** Search field of a list whose letters share one entry of the history. */
export function BusquedaEnDireccion({ onCambio, ...campo }: BusquedaEnDireccionProps) {
  return (
    <CampoBusqueda
      {...campo}
      maximo={maximo}
      onCambio={(texto, previo) => {
        onCambio(texto, previo !== '');
      }}
    />
  );
}
