import { PaginaEditar } from '../../../lib/registros/pagina-editar.tsx';
import { tipoPauta } from '../tipo-pauta.ts';
import type { VistaDePregunta } from './campos-pauta.tsx';

/** /editar_pauta/{id} */
export function editarPauta(Vista: VistaDePregunta) {
  const tipo = tipoPauta(Vista);
  return function EditarPauta() {
    return <PaginaEditar tipo={tipo} />;
  };
}
