import type { Curso } from '@mantenible/contracts/curso';
import type { CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import type { SeleccionDeClase } from '@mantenible/domain/curso';

import type { ColumnasDeClase } from './modelo/consulta.ts';

export const labels = {
  cursos: 'Cursos',
  abrir: 'Abrir un curso',
  abierto: 'Curso abierto',
  cambiado: 'Curso actualizado',
  errorGuardar: 'No se pudo guardar el curso.',
  sinCursosDocente: 'Todavía no tiene cursos. Abra uno y comparta su enlace con la clase.',
  sinCursos: 'No está en ningún curso. Su docente le dará un código o un enlace para unirse.',
  falloLista: 'No se pudieron leer los cursos.',
  archivadoSinProyectos:
    'El curso está archivado: los proyectos de hoy ya no se leen aquí. Lo que se entregó queda en «Entregas».',
} as const;

export const estadosEnPalabras: Readonly<Record<Curso['estado'], string>> = {
  abierto: 'Abierto',
  cerrado: 'Cerrado',
  archivado: 'Archivado',
};

export const papelesEnPalabras: Readonly<Record<Curso['papel'], string>> = {
  docente: 'Docente',
  estudiante: 'Estudiante',
  admin: 'Administración',
};

export const seleccionesEnPalabras: Readonly<Record<SeleccionDeClase, string>> = {
  todas: 'Todas',
  unidas: 'Unidas',
  'sin-unirse': 'Sin unirse',
  'sin-proyecto': 'Sin proyecto',
  'sin-analisis': 'Sin análisis',
  'sin-prueba': 'Sin prueba',
  'sin-nada': 'Sin nada hecho',
};

/** What an analysis of a class is, where its project has changed since. */
export const cambiosEnPalabras: Readonly<Record<CambioEntreAnalisis, string>> = {
  enlace: 'De otro enlace',
  rama: 'De otra rama',
  alcance: 'De otro alcance',
  analizador: 'De otra versión',
};

export const columnasEnPalabras: Readonly<Record<ColumnasDeClase, string>> = {
  resultados: 'Resultados',
  estatica: 'Subcaracterísticas, análisis',
  manual: 'Subcaracterísticas, prueba',
};
