export const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
/** A course as one of its lecturers reads it. */
export const curso = {
  _id: uid(1),
  nombre: 'Calidad',
  periodo: '2026-1',
  zona: 'UTC',
  escala: 10,
  aprobado: 7,
  estado: 'abierto',
  papel: 'docente',
  cambiar: true,
  version: 1,
  codigo: 'ABCD2345',
  docentes: [{ _id: 'sub-dora', nombre: 'Dora', usuario: 'dora' }],
  personas: 1,
  proyectos: 1,
  enLista: 0,
  mio: null,
};
