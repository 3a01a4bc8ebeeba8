import { PaginaEditar } from '../../../lib/registros/pagina-editar.tsx';
import { tipoSubcaracteristica } from '../tipo-subcaracteristica.ts';

/** /editar_subcaracteristica/{id} */
export function EditarSubcaracteristica() {
  return <PaginaEditar tipo={tipoSubcaracteristica} />;
}
