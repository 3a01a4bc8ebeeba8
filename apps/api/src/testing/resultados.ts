import { promediosDe } from '@mantenible/domain/calculo';
import type { PlanPrueba, RespuestaPregunta } from '@mantenible/domain/respuesta';
import { v7 as uuidv7 } from 'uuid';

import { borradoresDe, version } from './borradores.ts';
import { uid } from './muestra.ts';
import type { TestApp } from './test-app.ts';

/** A question set of one sub-characteristic, of so many questions. */
function planDe(preguntas: number): PlanPrueba {
  const metricas = [{ _id: uid(21), nombre: 'M1', listaVerificacion: uid(11) }];
  return {
    tipo: 'allSubcaracteristicas',
    filas: [{ _id: uid(31), nombre: 'Modularidad', metricas }],
    preguntas: Array.from({ length: preguntas }, (_, i) => ({
      ...{ pautaId: uid(1000 + i), listaVerificacion: uid(11), listaNombre: 'L1' },
      ...{ descripcion: `Pauta ${i}`, pregunta: `¿Se cumple la pauta ${i} en todos los módulos?` },
      nivelesCumplimiento: [0, 1].map((valor) => ({ descripcion: `Nivel ${valor}`, valor })),
    })),
    omitidos: [],
  };
}

/** Stores saved tests (all answered with the highest level) and finished analyses as the product does, and Ana's draft. */
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
  const comun = { proyecto_id, id_persona: 'sub-ana', creado: new Date() };
  const prueba = {
    ...{ ...comun, nombre: 'T', tipo: plan.tipo, elemento_id: null, intentos: null, promedio: general },
    plan: JSON.stringify(plan),
    respuestas: JSON.stringify(respuestas),
    promedios: JSON.stringify(filas),
  };
  const medidas = JSON.stringify({ ncloc: 100, complexity: 10 });
  const avance = { fase: 'guardando', hechos: 0, total: 0 };
  const analisis = { ...comun, ...avance, estado: 'listo', rama: 'main', grado: 80, medidas };
  const repetir = <T>(fila: T) => Array.from({ length: veces }, () => ({ ...fila, id: uuidv7() }));
  await app.db.insertInto('respuestas').values(repetir(prueba)).execute();
  await app.db.insertInto('analisis').values(repetir(analisis)).execute();
  const b = borradoresDe(app, proyecto_id);
  await b.puesto(b.todas, { respuestas: [{ ...version(1, 1, 1, 1), nivel: 2 }] });
}
