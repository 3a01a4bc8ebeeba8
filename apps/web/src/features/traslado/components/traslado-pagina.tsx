import { paths } from '../../../lib/paths.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { SacarCatalogo } from './sacar-catalogo.tsx';
import { TraerCatalogo } from './traer-catalogo.tsx';

/** /trasladar_catalogo: the catalogue as a file, out of this installation and into it, for admins. */
export function TrasladoPagina() {
  return (
    <Pagina titulo="Trasladar el catálogo" migas={[{ texto: 'Pautas', href: paths.listaPautas.href() }]}>
      <SacarCatalogo />
      <TraerCatalogo />
    </Pagina>
  );
}
