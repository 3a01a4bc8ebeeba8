import { z } from 'zod';

import type { Call } from '../../lib/caller.ts';

const origin = z.object({ tipo: z.string(), clave: z.string() });
const improvement = z.object({ acciones: z.array(z.object({ origen: origin })) });
const checklists = z.array(
  z.object({
    _id: z.string(),
    pautas: z.array(z.object({ _id: z.string(), descripcion: z.string() })),
  }),
);

/** An action of the improvement plan; its `clave` is a rule, a duplicated group, or the short description of a question. */
export interface Action {
  readonly origen: { readonly tipo: 'regla' | 'duplicado' | 'pregunta'; readonly clave: string };
  readonly texto: string;
  readonly esfuerzo: 'bajo' | 'medio' | 'alto';
  readonly estado: 'pendiente' | 'hecha';
}

/** What was taken after the first analysis: the second one verifies one action, and cannot confirm the other one. */
export const firstActions: readonly Action[] = [
  {
    origen: { tipo: 'regla', clave: 'javascript:S3626' },
    texto:
      'Quitar los saltos que sobran en la ruta de los pedidos (app.cjs). Hecho en el commit 23bee37: responde en cuanto un dato no vale, sin anidar condiciones.',
    esfuerzo: 'bajo',
    estado: 'hecha',
  },
  {
    // The 37 lines that informes-trimestre.cjs shares with informes.cjs.
    origen: { tipo: 'duplicado', clave: 'KSzjB2XJ1l0N6V7u' },
    texto:
      'Quitar informes-trimestre.cjs, copia de informes.cjs. Hecho en el commit 4713941; falta juntar los informes mensual y anual, que siguen casi iguales.',
    esfuerzo: 'medio',
    estado: 'hecha',
  },
];

/** What was taken after the complete test, and is still to be done. */
export const lastAction: Action = {
  origen: { tipo: 'pregunta', clave: 'Pruebas unitarias de la lógica de negocio' },
  texto:
    'Escribir con Vitest las primeras pruebas de calcularDescuento (precios.ts): un caso por cupón, los límites de la antigüedad y el tope de 40.',
  esfuerzo: 'alto',
  estado: 'pendiente',
};

/** Takes the actions of the first analysis into the improvement plan. */
export async function takeFirstActions(call: Call, proyectoId: string): Promise<void> {
  for (const action of firstActions) await take(call, proyectoId, action);
}

/** Takes the action of the complete test into the improvement plan. */
export async function takeLastAction(call: Call, proyectoId: string): Promise<void> {
  const { tipo, clave: description } = lastAction.origen;
  const lists = checklists.parse(await call('GET', '/listasVerificacion'));
  const [clave] = lists.flatMap(({ _id, pautas }) =>
    pautas.filter(({ descripcion }) => descripcion === description).map((pauta) => `${_id}/${pauta._id}`),
  );
  if (clave !== undefined) await take(call, proyectoId, { ...lastAction, origen: { tipo, clave } });
}

/** Takes an action into the improvement plan, unless that has one of the same cause. */
async function take(call: Call, proyectoId: string, action: Action): Promise<void> {
  const { tipo, clave } = action.origen;
  const { acciones } = improvement.parse(await call('GET', `/mejoras/${proyectoId}`));
  if (acciones.some(({ origen }) => origen.tipo === tipo && origen.clave === clave)) return;
  const who = { responsable: 'Equipo de la tienda', fecha: null };
  await call('POST', `/mejoras/${proyectoId}/acciones`, { ...action, ...who });
}
