import { PaginaEditar } from '../../../lib/registros/pagina-editar.tsx';
import { tipoLista } from '../tipo-lista-verificacion.ts';

/** /editar_listaVerificacion/{id} */
export function EditarLista() {
  return <PaginaEditar tipo={tipoLista} />;
}
