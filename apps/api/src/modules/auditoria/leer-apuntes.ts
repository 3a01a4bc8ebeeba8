import { apuntesPorPagina, type SeleccionDeAccion } from '@mantenible/domain/auditoria';

import type { ApunteGuardado, ApuntesRepository, SeleccionApuntes } from './auditoria.port.ts';

/** A selection as it is requested: what is left out selects all. */
interface Consulta {
  readonly buscar: string;
  readonly accion?: SeleccionDeAccion | undefined;
  readonly desde?: Date | undefined;
  readonly hasta?: Date | undefined;
}

export function seleccionDe({ buscar, accion, desde, hasta }: Consulta): SeleccionApuntes {
  return { buscar, accion: accion ?? null, desde: desde ?? null, hasta: hasta ?? null };
}

/** A page of entries, newest first, and the number of entries that match. */
export async function leerApuntes(
  { apuntes }: { readonly apuntes: Pick<ApuntesRepository, 'leer'> },
  seleccion: SeleccionApuntes,
  pagina: number,
) {
  const desde = (pagina - 1) * apuntesPorPagina;
  const leidos = await apuntes.leer(seleccion, { desde, cuantos: apuntesPorPagina });
  return { apuntes: leidos.apuntes.map(presentado), total: leidos.total };
}

function presentado({ sub, nombre, usuario, momento, ultimo, ...resto }: ApunteGuardado) {
  return {
    ...resto,
    momento: momento.toISOString(),
    ultimo: ultimo.toISOString(),
    persona: { sub, nombre, usuario },
  };
}
