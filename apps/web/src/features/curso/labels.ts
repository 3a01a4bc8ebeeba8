import type { Curso } from '@mantenible/contracts/curso';
import type { SeleccionDeClase } from '@mantenible/domain/curso';

export const labels = {
  cursos: 'Cursos',
  abrir: 'Abrir un curso',
  abierto: 'Curso abierto',
  cambiado: 'Curso actualizado',
  errorGuardar: 'No se pudo guardar el curso.',
  sinCursosDocente: 'Todavía no tiene cursos. Abra uno y comparta su enlace con la clase.',
  sinCursos: 'No está en ningún curso. Su docente le dará un código o un enlace para unirse.',
  falloLista: 'No se pudieron leer los cursos.',
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

/** Letters of the five sub-characteristics in the headings of the table, with their names. */
export const siglasDeEjes = ['Mod.', 'Reu.', 'Ana.', 'C. mod.', 'C. pru.'] as const;
