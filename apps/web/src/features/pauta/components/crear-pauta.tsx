import { PaginaCrear } from '../../../lib/registros/pagina-crear.tsx';
import { tipoPauta } from '../tipo-pauta.ts';

/** /crear_pauta */
export function CrearPauta() {
  return <PaginaCrear tipo={tipoPauta} />;
}
