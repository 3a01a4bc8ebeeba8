import { PaginaEditar } from '../../../lib/registros/pagina-editar.tsx';
import { tipoMetrica } from '../tipo-metrica.ts';

/** /editar_metrica/{id} */
export function EditarMetrica() {
  return <PaginaEditar tipo={tipoMetrica} />;
}
