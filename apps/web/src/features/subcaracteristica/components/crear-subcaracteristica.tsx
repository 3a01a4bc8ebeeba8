import { PaginaCrear } from '../../../lib/registros/pagina-crear.tsx';
import { tipoSubcaracteristica } from '../tipo-subcaracteristica.ts';

/** /crear_subcaracteristica */
export function CrearSubcaracteristica() {
  return <PaginaCrear tipo={tipoSubcaracteristica} />;
}
