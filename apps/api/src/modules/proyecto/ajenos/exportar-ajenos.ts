import type { AjenosRepository, SeleccionAjenos } from './ajenos.port.ts';
import { presentarAjeno, type ProyectoAjeno } from './listar-ajenos.ts';

type Celdas = readonly (string | number | null | undefined)[];

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
  'Prueba más reciente',
  'Promedio de la prueba (%)',
  'Fecha de la prueba',
];

/** Other people's projects with their newest results as rows of a table, read in batches while they are sent. */
export async function* exportarAjenos(
  { ajenos }: { readonly ajenos: Pick<AjenosRepository, 'leer'> },
  seleccion: SeleccionAjenos,
): AsyncGenerator<Celdas> {
  yield cabecera;
  for (let desde = 0; ; desde += porTramo) {
    const tramo = await ajenos.leer(seleccion, { desde, cuantos: porTramo });
    for (const proyecto of tramo) yield celdas(presentarAjeno(proyecto));
    if (tramo.length < porTramo) return;
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
    prueba?.nombre,
    prueba?.promedio,
    prueba?.fecha,
  ];
}
