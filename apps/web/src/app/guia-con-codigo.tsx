import { DialogoCodigo } from '../features/codigo/components/dialogo-codigo.tsx';
import { Guia } from '../features/incidencias/components/guia.tsx';
import type { Analizado } from '../lib/escaneo/analizado.ts';

/** The guide to an analysed project's repair, with the viewer that shows the source of its issues. */
export function GuiaConCodigo(analizado: Analizado) {
  return <Guia analizado={analizado} Codigo={DialogoCodigo} />;
}
