import { PaginaEditar } from '../../../lib/registros/pagina-editar.tsx';
import { tipoPauta } from '../tipo-pauta.ts';

/** /editar_pauta/{id} */
export function EditarPauta() {
  return <PaginaEditar tipo={tipoPauta} />;
}
