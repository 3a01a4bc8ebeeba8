import { DialogoCodigo } from '../features/codigo/components/dialogo-codigo.tsx';
import { Guia } from '../features/incidencias/components/guia.tsx';
import type { GuiaProps, OrigenCodigo } from '../lib/escaneo/analizado.ts';

/** The guide to an analysed project's repair, with the viewer that shows the source of its issues. */
export function GuiaConCodigo({ terminados, seccion, ...analizado }: GuiaProps) {
  const conOrigen = { ...analizado, origen: origenDe(terminados) };
  return <Guia analizado={conOrigen} terminados={terminados} seccion={seccion} Codigo={DialogoCodigo} />;
}

/** Repository and commit of the newest analysis, whose source the viewer shows; null while either is unknown. */
function origenDe(terminados: GuiaProps['terminados']): OrigenCodigo | null {
  const { enlace: repositorio = null, commit = null } = terminados?.[0] ?? {};
  return repositorio === null || commit === null ? null : { repositorio, commit };
}
