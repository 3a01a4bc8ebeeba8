import * as z from 'zod/mini';

import { entregaNueva } from './entregas.ts';
import { uid } from './muestra.ts';
import type { Answer, TestApp } from './test-app.ts';
import { people, type Person } from './tokens.ts';

/** What a request names: a course, a delivery of it, and a project that delivered something. */
export interface CosasDeCurso {
  readonly cursoId: string;
  readonly entregaId: string;
  readonly proyecto: string;
}

const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const metodo = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

const linea = {
  id: 'a',
  nombre: 'Criterio',
  modo: 'puntua',
  fuente: 'criterio',
  puntos: 10,
  niveles: [
    { descripcion: 'Nada', puntos: 0 },
    { descripcion: 'Todo', puntos: 10 },
  ],
};

/** Bodies of writes. */
const cuerpos: Readonly<Record<string, object>> = {
  'PUT /cursos/{cursoId}': {
    nombre: 'Otro',
    periodo: '2026',
    zona: 'America/Guayaquil',
    escala: 10,
    aprobado: 7,
  },
  'PUT /cursos/{cursoId}/codigo': { cambio: 'renovar' },
  'PUT /cursos/{cursoId}/estado': { estado: 'cerrado' },
  'POST /cursos/{cursoId}/cuentas/desactivar': { personas: ['sub-ninguna'] },
  'POST /cursos/{cursoId}/cuentas/eliminar': { personas: ['sub-ninguna'] },
  'POST /cursos/{cursoId}/docentes': { usuario: 'ninguna' },
  'POST /cursos/{cursoId}/lista/simular': { contenido: 'usuario\nluis\n' },
  'PUT /cursos/{cursoId}/lista': { contenido: 'usuario\nluis\n' },
  'POST /cursos/{cursoId}/entregas': entregaNueva,
  'PUT /entregas/{entregaId}': entregaNueva,
  'PUT /entregas/{entregaId}/proyectos/{proyecto}/tarde': { motivo: 'Enfermedad' },
  'PUT /entregas/{entregaId}/rubrica': { lineas: [linea], motivo: 'Falta una línea' },
  'POST /entregas/{entregaId}/rubrica/prueba': { lineas: [linea] },
  'POST /entregas/{entregaId}/notas/publicar': { proyectos: null },
  'PUT /entregas/{entregaId}/notas/{proyecto}': { rubrica: 1, niveles: {}, enlaces: [], manual: null },
  'POST /entregas/{entregaId}/notas/{proyecto}/revision': { motivo: 'Falta un archivo' },
  'PUT /entregas/{entregaId}/referencia': { pruebaId: null },
  'POST /entregas/{entregaId}/comentarios/{proyecto}': { lugar: 'todo', clave: '', texto: 'Bien' },
  'PUT /entregas/{entregaId}/comentarios/{proyecto}/{comentarioId}': { texto: 'Mejor' },
};

/** Routes of the API that name a course or a delivery, as 'METHOD path'. */
export async function rutasDeCurso(t: TestApp): Promise<readonly string[]> {
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  return Object.entries(documento.parse(body).paths).flatMap(([path, methods]) =>
    /\{(?:cursoId|entregaId)\}/u.test(path)
      ? Object.keys(methods)
          .filter((method) => method !== 'head')
          .map((method) => `${method.toUpperCase()} ${path.replace('/mantenible/api', '')}`)
      : [],
  );
}

/** Calls a route for these things as `as`, with a body that it accepts. */
export function pedirRutaDeCurso(t: TestApp, ruta: string, cosas: CosasDeCurso, as: Person): Promise<Answer> {
  const [method = '', path = ''] = ruta.split(' ');
  const valores: Readonly<Record<string, string>> = {
    ...cosas,
    docente: people.dora.sub,
    persona: people.ana.sub,
    comentarioId: uid(96),
  };
  const url = path.replaceAll(/\{(\w+)\}/gu, (_todo, nombre: string) => valores[nombre] ?? '');
  const body = cuerpos[ruta];
  return t.call({ as, method: metodo.parse(method), url, ...(body && { body }) });
}
