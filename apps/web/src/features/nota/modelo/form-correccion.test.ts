import { expect, it } from 'vitest';

import { claveDeMarca, correccionDe } from './form-correccion.ts';

const form = { rubrica: 1, niveles: {}, enlaces: [], marcas: [], nota: '', motivo: '', cambio: '' };
const marca = { ruta: 'a.js', regla: 'javascript:S1128', mensaje: 'Quite esta importación.' };
const otra = { ...marca, ruta: 'b.js' };
const dada = { ...marca, nuevas: 1, marcas: [], aceptadas: 1, quita: 1 };
const nota = { rubrica: null, enlacesDados: [], correccion: { marcas: [{ ...marca, cuantas: 1 }] } };

it('sends accepted marks that the page could not offer, and takes back one that is offered and cleared', () => {
  const leida = { ...nota, marcasDadas: [] };
  expect(correccionDe(form, leida).marcas).toEqual([marca]);
  expect(correccionDe(form, { ...nota, marcasDadas: [dada] }).marcas).toEqual([]);
});

it('sends the marks that are chosen, each once', () => {
  const marcas = [marca, otra].map(claveDeMarca);
  const leida = { ...nota, marcasDadas: [dada, { ...dada, ...otra }] };
  expect(correccionDe({ ...form, marcas }, leida).marcas).toEqual([marca, otra]);
});
