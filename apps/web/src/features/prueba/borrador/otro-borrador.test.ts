import { describe, expect, it } from 'vitest';

import { copiaNueva } from './copia-local.ts';
import { abrirEstado, titular } from './estado-borrador.ts';
import { clave, escena, id, otrasPreguntas } from './testing/escena.ts';

const vacio = { titulo: { texto: '', version: 0 }, respuestas: [] };
const respuestaVieja = { ...id, valor: 0, nivel: 0, comentario: 'del borrador descartado', version: 9 };
const deOtro = { borrador: 'b0', huella: 'h1', respuestas: { [clave]: respuestaVieja } };
const guardado = {
  clave: 'k1',
  cuerpo: { proyectoId: id.pautaId, tipo: 'allMetricas' as const, nombre: 'T', respuestas: [] },
};

describe('a tab that still shows a discarded draft', () => {
  it('changes nothing in a tab with the draft that replaced it', async () => {
    const e = escena(new Map(), 'b1');
    e.motor.titular('Prueba nueva');
    e.motor.otraCopia({ ...deOtro, titulo: { texto: 'Prueba vieja', version: 30 } });
    expect(e.motor.vista().borrador).toMatchObject({
      titulo: { texto: 'Prueba nueva' },
      respuestas: {},
      ajenas: [],
    });
    await e.pasar();
    expect(e.enviados).toEqual([
      { borrador: 'b1', huella: 'h1', titulo: { texto: 'Prueba nueva', version: 1 }, respuestas: [] },
    ]);
  });

  it('leaves none of its answers in the copy of the new draft', () => {
    const datos = new Map<string, string>();
    const vieja = escena(datos, 'b0');
    vieja.motor.responder(id, { valor: 0, nivel: 0, comentario: 'del borrador descartado' });
    const nueva = escena(datos, 'b1');
    nueva.copia.escribir(deOtro);
    nueva.motor.titular('Prueba nueva');
    expect(nueva.copia.leer()).toEqual({
      borrador: 'b1',
      huella: 'h1',
      titulo: { texto: 'Prueba nueva', version: 1 },
      respuestas: {},
    });
  });

  it('does not label the answers of the new draft as its own', () => {
    const datos = new Map<string, string>();
    const vieja = escena(datos, 'b0');
    vieja.copia.escribir({ borrador: 'b1', huella: 'h1', respuestas: { [clave]: respuestaVieja } });
    vieja.motor.titular('T');
    expect(vieja.copia.leer()).toMatchObject({ borrador: 'b0', respuestas: {} });
  });
});

describe('a stored copy without an id', () => {
  it('belongs to the open draft', () => {
    const existente = { respuestas: { [clave]: respuestaVieja } };
    const copia = copiaNueva(existente, titular(abrirEstado(vacio), 'T'), { borrador: 'b1', huella: 'h1' });
    expect(copia).toMatchObject({ borrador: 'b1', respuestas: { [clave]: respuestaVieja } });
  });
});

describe('the save in doubt of another draft', () => {
  it('stays in the copy: its outcome is still unknown', () => {
    const estado = titular(abrirEstado(vacio), 'T');
    const copia = copiaNueva({ ...deOtro, guardado }, estado, { borrador: 'b1', huella: 'h1' });
    expect(copia).toMatchObject({ guardado, respuestas: {}, titulo: { texto: 'T' } });
  });
});

describe('an engine whose screen was left', () => {
  it('sends the last change, and does not open the draft again when its questions have changed', async () => {
    const e = escena();
    e.motor.responder(id, { valor: 1, nivel: 2 });
    e.fallar(otrasPreguntas);
    e.motor.detener();
    expect(await e.motor.vaciar()).toBe(false);
    expect([e.enviados.length, e.reaperturas()]).toEqual([1, 0]);
    expect(e.copia.leer()).toMatchObject({ borrador: 'b1', respuestas: { [clave]: { valor: 1, nivel: 2 } } });
  });

  it('schedules no retry, and starts again where the screen is shown again', async () => {
    const e = escena();
    e.motor.responder(id, { valor: 1, nivel: 2 });
    e.fallar(new Error('network'));
    e.motor.detener();
    await e.motor.vaciar();
    expect(e.esperas()).toEqual([]);
    e.fallar(null);
    e.motor.arrancar();
    expect(e.esperas()).toEqual([0]);
    await e.pasar();
    expect(e.guardadas()).toMatchObject([{ valor: 1, nivel: 2 }]);
    expect(e.datos.size).toBe(0);
  });
});

describe('a change during a request', () => {
  it('is sent after it, with its own version', async () => {
    const e = escena();
    e.motor.responder(id, { comentario: 'uno' });
    const primera = e.motor.vaciar();
    e.motor.responder(id, { comentario: 'uno y dos' });
    expect(await primera).toBe(false);
    expect(await e.motor.vaciar()).toBe(true);
    expect(e.enviados.flatMap(({ respuestas = [] }) => respuestas)).toMatchObject([
      { comentario: 'uno', version: 1 },
      { comentario: 'uno y dos', version: 2 },
    ]);
    expect(e.motor.vista().sincronia).toEqual({ fase: 'guardado' });
  });

  it('survives the refusal of what was under way', async () => {
    const e = escena();
    e.fallar(new TypeError('No se admite'));
    e.motor.responder(id, { comentario: 'uno' });
    const primera = e.motor.vaciar();
    e.motor.responder(id, { comentario: 'dos' });
    await primera;
    expect(e.copia.leer().respuestas[clave]).toMatchObject({ comentario: 'dos', version: 2 });
    e.fallar(null);
    await e.pasar();
    expect(e.guardadas()).toMatchObject([{ comentario: 'dos', version: 2 }]);
  });
});
