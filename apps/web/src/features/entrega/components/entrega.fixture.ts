import type { EntregaCompleta, FilaDeEntrega } from '@mantenible/contracts/entrega';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
export const [entregaId, cursoId, proyecto] = [uid(1), uid(2), uid(3)];

export const entrega: EntregaCompleta['entrega'] = {
  _id: entregaId,
  titulo: 'Primera entrega',
  texto: 'Responda la prueba.',
  abre: '2026-12-01T08:00',
  cierra: '2026-12-15T23:59',
  pide: { prueba: { tipo: 'allSubcaracteristicas', elementoId: null }, analisis: true, plan: false },
  plantilla: null,
  ambito: null,
  version: 1,
  curso: { _id: cursoId, nombre: 'Calidad', zona: 'America/Guayaquil' },
  abreEn: '2026-12-01T13:00:00.000Z',
  fin: '2026-12-16T05:00:00.000Z',
  fase: 'cerrada',
  reloj: 'normal',
  elementoNombre: null,
  plantillaNombre: null,
  publicada: false,
  cambiar: true,
};
export const fila: FilaDeEntrega = {
  proyecto: { _id: proyecto, nombre: 'Tienda', existe: true },
  miembros: ['Ana', 'Beto'],
  estado: 'incompleto',
  partes: { prueba: true, analisis: false, plan: false },
  prueba: { _id: uid(4), nombre: 'Uno', creado: '2026-12-10T15:00:00.000Z', promedio: 75 },
  analisis: {
    id: uid(5),
    origen: 'entrega',
    estado: 'fallido',
    progreso: null,
    motivo: 'La rama no tiene ningún commit anterior al plazo de la entrega.',
    commit: null,
    fechaCommit: null,
    fecha: null,
    grado: null,
  },
  acciones: 0,
  despues: null,
  tomada: null,
};
const sinProyecto: FilaDeEntrega = {
  ...fila,
  proyecto: null,
  miembros: ['Luis'],
  estado: 'nada',
  prueba: null,
  analisis: null,
};
export const completa: EntregaCompleta = {
  entrega,
  filas: [fila, sinProyecto],
  total: 2,
  cuantas: { todos: 2, entregado: 0, incompleto: 1, tarde: 0, nada: 1 },
  fallos: [{ proyecto, nombre: 'Tienda', motivo: fila.analisis?.motivo ?? null }],
  todas: true,
  analisis: { pendientes: 1, enCurso: 0, listos: 2, fallidos: 1, iniciable: true, plantilla: null },
};
