import { useMatch, useParams } from 'react-router';

import { useProyectoDeReporte } from '../../../features/calculo/components/use-proyecto-de-reporte.ts';
import { paths } from '../../../lib/paths.ts';

/** Id of the project in the address of its page; in that of a run, the item's id comes first. */
export function useIdDeRuta(): string {
  const { id = '', id2 = id } = useParams();
  return id2;
}

/**
 * Id of the project whose page is shown: that of its address, or for a report that of its data, null until they are read.
 */
export function useIdDelProyecto(): string | null {
  const { id = '' } = useParams();
  const deRuta = useIdDeRuta();
  const esReporte = useMatch(paths.calculo.pattern) !== null;
  const delReporte = useProyectoDeReporte(id, esReporte);
  return esReporte ? delReporte : deRuta;
}
