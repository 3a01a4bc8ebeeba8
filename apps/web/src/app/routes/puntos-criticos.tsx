import { DialogoArchivo } from '../../features/codigo/components/dialogo-archivo.tsx';
import { PuntosCriticos } from '../../features/puntos-criticos/components/puntos-criticos.tsx';

export function Component() {
  return <PuntosCriticos Codigo={DialogoArchivo} />;
}
