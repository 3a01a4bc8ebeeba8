import { PantallaEjecucion } from '../../features/prueba/components/ejecucion/pantalla-ejecucion.tsx';

export function Component() {
  return <PantallaEjecucion tipo="singleSubcaracteristica" />;
}
