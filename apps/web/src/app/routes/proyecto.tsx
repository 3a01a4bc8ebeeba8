import { AnalizarAhora } from '../../features/analisis/components/analizar-ahora.tsx';
import { Panorama } from '../../features/panorama/components/panorama.tsx';
import { AvisoAcceso } from '../../features/proyecto/components/aviso-acceso.tsx';

export function Component() {
  return <Panorama AnalizarAhora={AnalizarAhora} AvisoAcceso={AvisoAcceso} />;
}
