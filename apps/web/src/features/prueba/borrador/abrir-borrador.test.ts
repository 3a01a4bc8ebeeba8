import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';
import { expect, it } from 'vitest';

import { crearAlmacen } from '../../../testing/almacen.ts';
import { abrirBorrador } from './abrir-borrador.ts';
import { crearCopiaLocal, type CopiaLocal } from './copia-local.ts';

const ausente = new Error('ausente');
const borrador = (_id: string): Borrador => ({
  _id,
  proyectoId: 'p',
  proyectoNombre: 'P',
  tipo: 'allMetricas',
  elementoId: null,
  intentos: null,
  adicionales: [],
  titulo: { texto: '', version: 0 },
  plan: { tipo: 'allMetricas', filas: [], preguntas: [], omitidos: [] },
  huella: 'h1',
  respuestas: [],
  cambios: [],
  nuevo: false,
  superadas: [],
});

async function abrir(deCopia: CopiaLocal | null, existe: string | null) {
  const enviados: BorradorEnviado[] = [];
  const copia = crearCopiaLocal(crearAlmacen(), 'c');
  copia.escribir(deCopia);
  const apertura = abrirBorrador(copia, {
    guardar: () => Promise.resolve(),
    motivoRechazo: () => null,
    esAusente: (error) => error === ausente,
    poner: (cuerpo) => {
      enviados.push(cuerpo);
      const otro = cuerpo.borrador !== undefined && cuerpo.borrador !== existe;
      return otro ? Promise.reject(ausente) : Promise.resolve(borrador(existe ?? 'nuevo'));
    },
  });
  return { apertura: await apertura, enviados, copia: copia.leer() };
}

const pendiente = { borrador: 'b1', huella: 'h1', respuestas: {}, titulo: { texto: 'T', version: 2 } };

it('opens the draft of the scope without a local copy', async () => {
  expect(await abrir(null, null)).toMatchObject({
    apertura: { guardada: null, suelta: null, borrador: { _id: 'nuevo' }, sobraron: false },
    enviados: [{}],
  });
});

it("sends the id of the local copy's draft, and keeps the copy", async () => {
  expect(await abrir(pendiente, 'b1')).toMatchObject({
    apertura: { borrador: { _id: 'b1' }, sobraron: false, cambiadas: null },
    enviados: [{ borrador: 'b1' }],
    copia: pendiente,
  });
});

it('drops the copy of a deleted draft, and reports it', async () => {
  expect(await abrir(pendiente, 'b2')).toEqual({
    apertura: { guardada: null, suelta: null, borrador: borrador('b2'), sobraron: true, cambiadas: null },
    enviados: [{ borrador: 'b1' }, {}],
    copia: { respuestas: {} },
  });
});

it("keeps the local answers that match the draft's questions", async () => {
  expect(await abrir({ ...pendiente, huella: 'h0' }, 'b1')).toMatchObject({
    apertura: { sobraron: false, cambiadas: { perdidas: 0 } },
    copia: pendiente,
  });
});
