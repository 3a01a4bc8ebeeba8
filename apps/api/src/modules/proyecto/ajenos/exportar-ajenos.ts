import type { AjenosRepository, LugarAjeno, SeleccionAjenos } from './ajenos.port.ts';
import { presentarAjeno, type ProyectoAjeno } from './listar-ajenos.ts';

type Celdas = readonly (string | number | null | undefined)[];

type Tramo = Awaited<ReturnType<AjenosRepository['leerTras']>>;

/** Projects in memory at once. */
const porTramo = 100;

const cabecera = [
  'Proyecto',
  'Enlace',
  'Rama',
  'Persona',
  'Usuario',
  'Grado de mantenibilidad (%)',
  'Fecha del análisis',
  'Enlace analizado, si es otro',
  'Rama analizada, si es otra',
  'Analizador de otra versión',
  'Prueba más reciente',
  'Promedio de la prueba (%)',
  'Fecha de la prueba',
];

/**
 * Other people's projects with their newest results as rows of a table, read in batches while they are sent; projects made
 * meanwhile shift nothing.
 */
export async function* exportarAjenos(
  {
    ajenos,
    analizador,
  }: { readonly ajenos: Pick<AjenosRepository, 'leerTras'>; readonly analizador: string },
  seleccion: SeleccionAjenos,
): AsyncGenerator<Celdas> {
  yield cabecera;
  let anterior: LugarAjeno | null = null;
  for (;;) {
    const tramo: Tramo = await ajenos.leerTras(seleccion, anterior, porTramo);
    for (const proyecto of tramo.proyectos) yield celdas(presentarAjeno(proyecto, analizador));
    anterior = tramo.ultimo;
    if (tramo.proyectos.length < porTramo) return;
  }
}

function celdas({ nombre, link, branch, persona, analisis, prueba }: ProyectoAjeno): Celdas {
  return [
    nombre,
    link,
    branch,
    persona.nombre,
    persona.usuario,
    analisis?.grado,
    analisis?.fecha,
    analisis?.cambios.includes('enlace') ? analisis.enlace : null,
    analisis?.cambios.includes('rama') ? analisis.rama : null,
    analisis?.cambios.includes('analizador') ? 'sí' : null,
    prueba?.nombre,
    prueba?.promedio,
    prueba?.fecha,
  ];
}
