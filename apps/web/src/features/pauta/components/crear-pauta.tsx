import { PaginaCrear } from '../../../lib/registros/pagina-crear.tsx';
import { tipoPauta } from '../tipo-pauta.ts';
import type { VistaDePregunta } from './campos-pauta.tsx';

/** /crear_pauta */
export function crearPauta(Vista: VistaDePregunta) {
  const tipo = tipoPauta(Vista);
  return function CrearPauta() {
    return <PaginaCrear tipo={tipo} />;
  };
}
