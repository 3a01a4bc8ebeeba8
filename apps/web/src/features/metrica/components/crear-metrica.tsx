import { PaginaCrear } from '../../../lib/registros/pagina-crear.tsx';
import { tipoMetrica } from '../tipo-metrica.ts';

/** /crear_metrica */
export function CrearMetrica() {
  return <PaginaCrear tipo={tipoMetrica} />;
}
