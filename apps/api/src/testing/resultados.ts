import { promediosDe } from '@mantenible/domain/calculo';
import type { PlanPrueba, RespuestaPregunta } from '@mantenible/domain/respuesta';
import { v7 as uuidv7 } from 'uuid';

import { empaquetarLineas, escribirArchivo } from '../modules/analisis/detalle/paquete.schema.ts';
import { borradoresDe, version } from './borradores.ts';
import { cuerpoProyecto, uid } from './muestra.ts';
import type { TestApp } from './test-app.ts';

/** A question set of one sub-characteristic, of so many questions. */
function planDe(preguntas: number): PlanPrueba {
  const metricas = [{ _id: uid(21), nombre: 'M1', listaVerificacion: uid(11) }];
  return {
    tipo: 'allSubcaracteristicas',
    filas: [{ _id: uid(31), nombre: 'Modularidad', metricas }],
    preguntas: Array.from({ length: preguntas }, (_, i) => ({
      pautaId: uid(1000 + i),
      listaVerificacion: uid(11),
      listaNombre: 'L1',
      descripcion: `Pauta ${i}`,
      pregunta: `¿Se cumple la pauta ${i} en todos los módulos?`,
      nivelesCumplimiento: [0, 1].map((valor) => ({ descripcion: `Nivel ${valor}`, valor })),
    })),
    omitidos: [],
  };
}

/**
 * Stores what the product does: saved tests (all answered with the highest level), finished analyses, of which the newest
 * keeps a finding a file, Ana's draft, and two actions a time which the tests and the analyses verify.
 */
export async function llenarProyecto(
  app: TestApp,
  proyecto_id: string,
  veces: number,
  preguntas = 1,
): Promise<void> {
  const plan = planDe(preguntas);
  const respuestas = plan.preguntas.map(({ pautaId, listaVerificacion }): RespuestaPregunta => {
    return { pautaId, listaVerificacion, valor: 1, nivel: 1, comentario: '' };
  });
  const { general, filas } = promediosDe(plan, respuestas);
  const creado = new Date();
  const comun = { proyecto_id, id_persona: 'sub-ana', creado };
  const prueba = {
    ...comun,
    nombre: 'T',
    tipo: plan.tipo,
    elemento_id: null,
    intentos: null,
    promedio: general,
    plan: JSON.stringify(plan),
    respuestas: JSON.stringify(respuestas),
    promedios: JSON.stringify(filas),
  };
  const medidas = JSON.stringify({ ncloc: 100, complexity: 10 });
  const avance = { fase: 'guardando', hechos: 0, total: 0 };
  const analizado = { enlace: cuerpoProyecto('ana', '').link, rama: 'main', commit_id: 'c1', huella: 'h1' };
  const analisis = { ...comun, ...avance, ...analizado, estado: 'listo', grado: 80, medidas, omitidos: '[]' };
  const repetir = <T>(fila: T) => Array.from({ length: veces }, () => ({ ...fila, id: uuidv7() }));
  await app.db.insertInto('respuestas').values(repetir(prueba)).execute();
  await app.db.insertInto('analisis').values(repetir(analisis)).execute();
  await guardarDetalle(app, proyecto_id, preguntas);
  await app.db
    .insertInto('acciones_mejora')
    .values([
      ...repetir(accion(proyecto_id, 'pregunta', creado)),
      ...repetir(accion(proyecto_id, 'regla', creado)),
    ])
    .execute();
  const b = borradoresDe(app, proyecto_id);
  await b.puesto(b.todas, { respuestas: [{ ...version(1, 1, 1, 1), nivel: 2 }] });
}

/** The detail of all analyses: they share a commit. */
async function guardarDetalle(app: TestApp, proyecto_id: string, archivos: number): Promise<void> {
  const hallazgo = { regla: 'javascript:S1128', linea: 1, huella: 'h', minutos: 5, mensaje: 'Mal' };
  const lineas = Array.from({ length: archivos }, (_, i) =>
    escribirArchivo({
      ruta: `src/${i}.js`,
      blob: `b${i}`,
      analizable: true,
      silencios: 0,
      medidas: { ncloc: 10 },
      duplicados: [],
      hallazgos: [hallazgo],
    }),
  );
  const detalle = { version: 'v1', paquete: await empaquetarLineas(lineas) };
  await app.db
    .insertInto('detalles_analisis')
    .values({ proyecto_id, commit_id: 'c1', huella: 'h1', ...detalle })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** An action taken the day before, whose cause was removed since. */
function accion(proyecto_id: string, origen_tipo: 'pregunta' | 'regla', creado: Date) {
  const niveles = [0, 1].map((valor) => ({ descripcion: `Nivel ${valor}`, valor }));
  const pregunta = { pregunta: '¿Se cumple la pauta 0 en todos los módulos?', niveles, fraccion: 0 };
  const codigo = { version: 'v1', archivos: [{ ruta: 'src/0.js', blob: 'b', silencios: 0 }] };
  return {
    proyecto_id,
    origen_tipo,
    texto: 'T',
    esfuerzo: 'medio',
    estado: 'pendiente',
    version: 1,
    origen_clave: origen_tipo === 'regla' ? 'javascript:S1481' : `${uid(11)}/${uid(1000)}`,
    base: JSON.stringify(origen_tipo === 'regla' ? codigo : pregunta),
    responsable: null,
    fecha: null,
    verificada: null,
    rama: 'main',
    enlace: cuerpoProyecto('ana', '').link,
    creado: new Date(creado.getTime() - 86_400_000),
  };
}
