import { notaDeProyecto, notasDeEntrega } from '@mantenible/contracts/nota';
import type { LineaRubrica } from '@mantenible/domain/rubrica';
import { expect } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

export const [anas, betos] = [uid(501), uid(502)];
export const criterio = {
  id: 'fundamento',
  fuente: 'criterio',
  nombre: 'Fundamento',
  modo: 'puntua',
  puntos: 6,
  niveles: [
    { descripcion: 'No', puntos: 0 },
    { descripcion: 'En parte', puntos: 3 },
    { descripcion: 'Sí', puntos: 6 },
  ],
} satisfies LineaRubrica;
export const medida = (
  fuente: 'grado' | 'nuevas' | 'acciones' | 'evidencias',
  puntos: number,
  bajo: number,
  alto: number,
) =>
  ({ id: fuente, fuente, nombre: fuente, modo: 'puntua', puntos, bajo, alto, penalizaciones: [] }) as const;
const lineas: readonly LineaRubrica[] = [criterio, medida('grado', 4, 50, 100)];

/** When the tests of marks run: after the deadline of their deliveries. */
export const enEnero = (): Date => new Date(Date.UTC(2026, 0, 20));

const deDosEquipos = [
  { proyecto: anas, nombre: 'Tienda de Ana', propietario: 'ana', miembros: ['eva'], analisis: { grado: 75 } },
  { proyecto: betos, nombre: 'Tienda de Beto', propietario: 'beto', analisis: { grado: 100 } },
] as const;

interface Correccion {
  readonly as?: Person;
  readonly version?: number;
  /** The first version if omitted. */
  readonly rubrica?: number;
  readonly niveles?: object;
  readonly enlaces?: object;
  readonly marcas?: object;
  readonly manual?: object | null;
  readonly cambio?: string | null;
}

/** Calls that tests of marks make of an application. */
export function llamadasDeNotas(app: () => TestApp) {
  let numero = 100;
  const pedir = (
    method: 'GET' | 'PUT' | 'POST',
    url: string,
    as: Person,
    body?: object,
    version?: number,
  ): Promise<Answer> => {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    return app().call({ as, method, url, headers, ...(body && { body }) });
  };
  const nota = (id: string, proyecto: string, as: Person) =>
    pedir('GET', `/entregas/${id}/notas/${proyecto}`, as);
  return {
    pedir,
    nota,
    /** A closed delivery of Ana (with Eva) and Beto in Dora's course, with a rubric. */
    nueva: async (muestra: Parameters<typeof sembrarEntrega>[2] = {}, suyas = lineas): Promise<string> => {
      numero += 1;
      const id = await sembrarEntrega(app(), numero, {
        personas: ['ana', 'beto'],
        entregados: deDosEquipos,
        ...muestra,
      });
      if (suyas.length > 0)
        expect(await pedir('PUT', `/entregas/${id}/rubrica`, 'dora', { lineas: suyas })).toMatchObject({
          status: 200,
        });
      return id;
    },
    corregir: (id: string, proyecto: string, { as = 'dora', version, ...cambio }: Correccion = {}) => {
      const body = { rubrica: 1, niveles: {}, enlaces: [], manual: null, ...cambio };
      return pedir('PUT', `/entregas/${id}/notas/${proyecto}`, as, body, version);
    },
    publicar: (
      id: string,
      proyectos: readonly string[] | null = null,
      as: Person = 'dora',
      motivo: string | null = null,
    ) => pedir('POST', `/entregas/${id}/notas/publicar`, as, { proyectos, motivo }),
    clase: async (id: string) =>
      notasDeEntrega.parse((await pedir('GET', `/entregas/${id}/notas`, 'dora')).body),
    deAna: async (id: string, as: Person = 'ana') => notaDeProyecto.parse((await nota(id, anas, as)).body),
  };
}
