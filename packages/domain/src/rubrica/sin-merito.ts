import type { FuenteLinea } from './linea.ts';

const frases: Readonly<Record<FuenteLinea, string | null>> = {
  media:
    'La media sube al elegir niveles más altos de los que el código merece: la nota premiaría el optimismo, no la evaluación.',
  evidencias:
    'La proporción sube al citar archivos y líneas que existen pero no prueban la respuesta, o al bajar las respuestas sin evidencia al nivel más bajo.',
  acuerdo:
    'El acuerdo sube al copiar las respuestas de otra persona, o al responder lo que se espera que responda el docente.',
  grado:
    'El grado sube al añadir líneas fáciles, repartir código sin simplificarlo o escribir comentarios vacíos: el código no mejora.',
  nuevas: 'La densidad baja al añadir líneas sencillas que no hacen falta, con las mismas incidencias.',
  acciones: 'El número sube al tomar muchas acciones pequeñas en lugar de las que más importan.',
  criterio: null,
};

/** How the figure of a source rises without merit, for people; null where a lecturer decides. */
export function comoSubeSinMerito(fuente: FuenteLinea): string | null {
  return frases[fuente];
}
