import { PaginaCrear } from '../../../lib/registros/pagina-crear.tsx';
import { tipoLista } from '../tipo-lista-verificacion.ts';

/** /crear_listaVerificacion */
export function CrearLista() {
  return <PaginaCrear tipo={tipoLista} />;
}
