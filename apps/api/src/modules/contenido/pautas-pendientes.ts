import type {
  CatalogoInicial,
  ElementosIniciales,
  PautaPendiente,
  PautasInicialesRepository,
} from './contenido.port.ts';

interface Deps {
  readonly contenido: CatalogoInicial;
  readonly iniciales: PautasInicialesRepository;
}

/** The starter guidelines that the catalogue lacks, with the effect of adding each. */
export async function leerPendientes({ contenido, iniciales }: Deps) {
  return pendientes(contenido, await iniciales.leer()).map(({ pauta, lista, eliminada }) => {
    const { clave, descripcion, pregunta } = pauta;
    return { clave, descripcion, pregunta, lista, eliminada };
  });
}

/** Adds the guidelines of the given keys that are still missing, and changes no existing one. */
export async function anadirPendientes({ contenido, iniciales }: Deps, claves: readonly string[]) {
  const elegidas = new Set(claves);
  const anadidas = await iniciales.anadir((elementos) =>
    pendientes(contenido, elementos).filter(({ pauta }) => elegidas.has(pauta.clave)),
  );
  return { anadidas };
}

function pendientes(contenido: CatalogoInicial, elementos: ElementosIniciales): PautaPendiente[] {
  return contenido.pautas
    .filter(({ clave }) => (elementos.get(clave)?.nombre ?? null) === null)
    .map((pauta) => ({
      pauta,
      lista: listaDe(contenido, elementos, pauta.clave),
      eliminada: elementos.has(pauta.clave),
    }));
}

/** Its list in the starter content, with the current name; null when that list was deleted. */
function listaDe(
  contenido: CatalogoInicial,
  elementos: ElementosIniciales,
  clave: string,
): PautaPendiente['lista'] {
  const lista = contenido.listasVerificacion.find(({ pautas }) => pautas.includes(clave));
  const { id = null, nombre = null } = elementos.get(lista?.clave ?? '') ?? {};
  return id === null || nombre === null ? null : { _id: id, nombre };
}
