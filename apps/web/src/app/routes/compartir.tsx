import { EnlacesPagina } from '../../features/enlace/components/enlaces-pagina.tsx';
import type { ElegirQueProps } from '../../features/enlace/modelo/pedido.ts';
import { ElegirAnalisis } from '../compartido/elegir-analisis.tsx';
import { ElegirPruebas } from '../compartido/elegir-pruebas.tsx';

function elegirQue(props: ElegirQueProps) {
  const { clase } = props.eleccion;
  if (clase === 'informe' || clase === 'comparacion-pruebas') return <ElegirPruebas {...props} />;
  return clase === 'comparacion-analisis' ? <ElegirAnalisis {...props} /> : null;
}

export function Component() {
  return <EnlacesPagina elegirQue={elegirQue} />;
}
