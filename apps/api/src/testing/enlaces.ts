import { enlaceCreado, type EnlaceNuevo } from '@mantenible/contracts/enlace';

import type { AnalizadorFalso } from './analizador-falso.ts';
import { idOf } from './catalogo-builder.ts';
import { analizar, leerSituacion } from './esperar-analisis.ts';
import { crearProyecto, guardarPrueba, pruebaDeMetrica, responder, vaciarProyectos } from './muestra.ts';
import { accionNueva, archivoCon } from './mejora.ts';
import type { TestApp } from './test-app.ts';
import type { Person } from './tokens.ts';

/** Calls of a project's links. */
export function enlacesDe(app: () => TestApp, proyectoId: () => string) {
  const crear = (body: object, as: Person | null = 'ana', de = proyectoId()) =>
    app().call({ as, method: 'POST', url: `/enlaces/${de}`, body });
  return {
    crear,
    creado: async (pedido: EnlaceNuevo) => {
      const { status, body } = await crear(pedido);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return enlaceCreado.parse(body);
    },
    listar: (as: Person = 'ana') => app().call({ as, method: 'GET', url: `/enlaces/${proyectoId()}` }),
    retirar: (id: string, as: Person = 'ana', de = proyectoId()) =>
      app().call({ as, method: 'DELETE', url: `/enlaces/${de}/${id}` }),
    abrir: (clave: string, headers: Readonly<Record<string, string>> = {}) =>
      app().call({ as: null, method: 'GET', url: `/compartido/${clave}`, headers }),
    insignia: (clave: string) =>
      app().call({ as: null, method: 'GET', url: `/compartido/${clave}/insignia.svg` }),
  };
}

/** File of that project with all findings. */
export const rutaSecreta = 'src/secreto.js';

const evidencias = [
  { tipo: 'enlace' as const, url: 'https://evidencia.example/canario' },
  {
    tipo: 'archivo' as const,
    repositorio: 'https://github.com/usuario/repositorio',
    commit: 'a'.repeat(40),
    ruta: rutaSecreta,
    lineas: null,
  },
];

/** A project of Ana's with two tests, two analyses and two actions; people, links and commits of it stand in all of them. */
export async function proyectoConTodo(app: TestApp, falso: AnalizadorFalso) {
  await vaciarProyectos(app);
  const proyectoId = (await crearProyecto(app))._id;
  const respuestas = [{ ...responder(1, 1, 0), evidencias }, responder(1, 2, 0.5, 'a medias')];
  const mejores = [responder(1, 1, 1), responder(1, 2, 1)];
  const segunda = { nombre: 'Segunda prueba', intentos: 2, respuestas: mejores };
  const pruebas = [
    idOf(await guardarPrueba(app, pruebaDeMetrica(proyectoId, { respuestas }))),
    idOf(await guardarPrueba(app, pruebaDeMetrica(proyectoId, segunda))),
  ] as const;
  for (const reglas of [['javascript:S1128'], ['javascript:S1481', 'javascript:S1481']]) {
    falso.archivos = [archivoCon(rutaSecreta, `blob ${String(reglas.length)}`, reglas)];
    await analizar(app, proyectoId);
  }
  const { historia } = await leerSituacion(app, proyectoId);
  const analisis = [historia[1]?.id ?? '', historia[0]?.id ?? ''] as const;
  const responsable = 'Canario Persona';
  for (const accion of [
    accionNueva({ tipo: 'archivo', clave: rutaSecreta }, { texto: `Ordenar ${rutaSecreta}`, responsable }),
    accionNueva({ tipo: 'propia', clave: '' }, { texto: 'Hablarlo', responsable }),
  ])
    await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/acciones`, body: accion });
  return { proyectoId, pruebas, analisis };
}
