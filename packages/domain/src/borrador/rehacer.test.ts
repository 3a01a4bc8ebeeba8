import { expect, it } from 'vitest';

import { pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { rehacer } from './rehacer.ts';

const [a, b, c] = [pregunta('l', 'a'), pregunta('l', 'b'), pregunta('m', 'c')];
const plan = (...preguntas: (typeof a)[]) => ({
  tipo: 'singleMetrica' as const,
  filas: [],
  omitidos: [],
  preguntas,
});

it("keeps the draft's answers that fit with their versions, and takes the rest from the earlier attempt", () => {
  const previo = {
    plan: plan(a, c),
    respuestas: [
      { ...respuesta('l', 'a', 1, 2, 'mía'), version: 4 },
      { ...respuesta('m', 'c', 0, 0), version: 2 },
    ],
  };
  const prellenadas = [respuesta('l', 'a', 0, 0, 'de antes'), respuesta('l', 'b', 0, 0, 'de antes')];
  expect(rehacer(plan(a, b), previo, prellenadas)).toEqual([
    { ...respuesta('l', 'a', 1, 2, 'mía'), version: 4 },
    { ...respuesta('l', 'b', 0, 0, 'de antes'), version: 0 },
  ]);
});

it('leaves an answer open whose level was removed, and keeps its comment', () => {
  const cambiada = { ...a, nivelesCumplimiento: [] };
  const previo = { plan: plan(a), respuestas: [{ ...respuesta('l', 'a', 1, 2, 'mía'), version: 4 }] };
  expect(rehacer(plan(cambiada), previo, [])).toEqual([
    { ...respuesta('l', 'a', null, null, 'mía'), version: 4 },
  ]);
});
