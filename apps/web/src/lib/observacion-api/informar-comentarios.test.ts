import { expect, it } from 'vitest';

import { informarComentarios } from './informar-comentarios.ts';

const base = {
  _id: 'a',
  lugar: 'respuesta' as const,
  clave: 'l:p',
  sobre: '¿Hay capas?',
  texto: 'Falta el porqué',
  cuando: 'ahora' as const,
  padre: null,
  por: 'Dora',
  propia: false,
  deDocente: true,
  resuelta: false,
  mostrado: true,
  anterior: false,
  version: 1,
  creado: '2026-01-20T15:00:00.000Z',
};
const entrega = (comentarios: readonly (typeof base)[] | object[], cambios: object = {}) => ({
  entregasOmitidas: 0,
  entregas: [
    {
      _id: 'e',
      titulo: 'Entrega 1',
      commit: 'abc1234def',
      omitidos: 0,
      comentarios: comentarios as (typeof base)[],
      ...cambios,
    },
  ],
});

it('names author, moment, state and delivery, with the replies below their comment', () => {
  const { hilos, aviso } = informarComentarios(
    entrega([
      base,
      { ...base, _id: 'b', lugar: 'todo', sobre: '', resuelta: true },
      { ...base, _id: 'c', padre: 'a', por: 'Ana', deDocente: false, texto: 'Lo añado' },
    ]),
  );
  expect(aviso).toBeNull();
  expect(hilos).toMatchObject([
    {
      clave: 'l:p',
      sobre: '¿Hay capas?',
      encabezado: expect.stringMatching(/^Dora, docente · .*2026.* · abierto · en «Entrega 1»$/u) as string,
      respuestas: [{ encabezado: expect.stringMatching(/^Ana · .*2026/u) as string, texto: 'Lo añado' }],
    },
    { clave: null, sobre: 'Toda la entrega', encabezado: expect.stringContaining('resuelto') as string },
  ]);
});

it('marks what the team does not read yet', () => {
  const [oculto] = informarComentarios(entrega([{ ...base, mostrado: false }])).hilos;
  expect(oculto?.encabezado).toMatch(/ · en «Entrega 1» · el equipo aún no lo lee$/u);
});

it('of findings of another commit stand apart and name it', () => {
  const hallado = {
    ...base,
    lugar: 'incidencia',
    clave: 'a.js:1 javascript:S1',
    sobre: 'a.js:1 javascript:S1',
  };
  expect(informarComentarios(entrega([hallado]), 'abc1234def').hilos).toMatchObject([
    { clave: 'a.js:1 javascript:S1', sobre: 'a.js:1 javascript:S1' },
  ]);
  expect(informarComentarios(entrega([hallado]), 'fff').hilos).toMatchObject([
    { clave: null, sobre: 'a.js:1 javascript:S1 (en el commit abc1234)' },
  ]);
});

it('on an earlier copy than the one that counts stand apart', () => {
  const todo = { ...base, _id: 'b', lugar: 'todo', clave: '', sobre: '', anterior: true };
  expect(informarComentarios(entrega([{ ...base, anterior: true }, todo])).hilos).toMatchObject([
    { clave: null, sobre: '¿Hay capas? (sobre una copia anterior)' },
    { clave: null, sobre: 'Toda la entrega' },
  ]);
});

it('counts what is left out', () => {
  const mas = (omitidos: number, entregasOmitidas: number) =>
    informarComentarios({ ...entrega([], { omitidos }), entregasOmitidas }).aviso;
  expect(mas(0, 1)).toBe(
    'No se leen los comentarios de 1 entrega anterior: vea la página de la nota de cada entrega.',
  );
  expect(mas(2, 3)).toMatch(/^No caben 2 comentarios más\. No se leen los comentarios de 3 entregas/u);
  expect(informarComentarios(entrega([], { omitidos: 1 })).aviso).toMatch(/^No cabe 1 comentario más:/u);
  expect(informarComentarios(entrega([], { omitidos: 9700 })).aviso).toMatch(
    /^No caben 9.?700 comentarios más: vea la página de la nota/u,
  );
});
