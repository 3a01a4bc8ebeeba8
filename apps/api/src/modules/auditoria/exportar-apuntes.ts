import type { ApunteGuardado, ApuntesRepository, SeleccionApuntes } from './auditoria.port.ts';

type Celdas = readonly (string | number | null)[];

/** Entries in memory at once. */
const porTramo = 500;

const cabecera = [
  'Primera vez',
  'Última vez',
  'Veces',
  'Persona',
  'Usuario',
  'Identificador',
  'Acción',
  'Sobre',
  'Detalle',
];

/** Entries as rows of a table, read in batches while they are sent; entries made meanwhile shift nothing. */
export async function* exportarApuntes(
  { apuntes }: { readonly apuntes: Pick<ApuntesRepository, 'leerTras'> },
  seleccion: SeleccionApuntes,
): AsyncGenerator<Celdas> {
  yield cabecera;
  let anterior: ApunteGuardado | null = null;
  for (;;) {
    const tramo: readonly ApunteGuardado[] = await apuntes.leerTras(seleccion, anterior, porTramo);
    for (const apunte of tramo) yield celdas(apunte);
    anterior = tramo.at(-1) ?? null;
    if (tramo.length < porTramo) return;
  }
}

function celdas({
  momento,
  ultimo,
  veces,
  nombre,
  usuario,
  sub,
  accion,
  objeto,
  detalle,
}: ApunteGuardado): Celdas {
  return [momento.toISOString(), ultimo.toISOString(), veces, nombre, usuario, sub, accion, objeto, detalle];
}
