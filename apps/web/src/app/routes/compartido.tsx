import { CompartidoPagina } from '../../features/compartido/components/compartido-pagina.tsx';
import { ContenidoDeEnlace } from '../compartido/contenido-de-enlace.tsx';

export function Component() {
  return <CompartidoPagina Contenido={ContenidoDeEnlace} />;
}
