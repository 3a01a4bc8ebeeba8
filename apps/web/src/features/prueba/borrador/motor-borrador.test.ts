import { describe, expect, it } from 'vitest';

import { esperaEnvio, esperasReintento } from './envio.ts';
import { clave, escena, id, otrasPreguntas, AlmacenLleno } from './testing/escena.ts';

const fase = (e: ReturnType<typeof escena>) => e.motor.vista().sincronia.fase;

describe('the draft engine', () => {
  it('writes a change into the local copy at once and sends it a moment later', async () => {
    const e = escena();
    e.motor.responder(id, { valor: 1, nivel: 2 });
    expect(fase(e)).toBe('guardando');
    expect(e.copia.leer().respuestas[clave]).toMatchObject({ valor: 1, nivel: 2, version: 1 });
    expect(e.enviados).toEqual([]);
    expect(e.esperas()).toEqual([esperaEnvio]);
    await e.pasar();
    expect(e.enviados).toEqual([
      {
        borrador: 'b1',
        huella: 'h1',
        respuestas: [{ ...id, valor: 1, nivel: 2, comentario: '', version: 1 }],
      },
    ]);
    expect(fase(e)).toBe('guardado');
    expect(e.datos.size).toBe(0);
  });

  it('sends several changes within the delay as one', async () => {
    const e = escena();
    e.motor.titular('P');
    e.motor.titular('Pr');
    e.motor.responder(id, { comentario: 'a' });
    expect(e.esperas()).toEqual([esperaEnvio]);
    await e.pasar();
    expect(e.enviados).toEqual([
      {
        borrador: 'b1',
        huella: 'h1',
        titulo: { texto: 'Pr', version: 2 },
        respuestas: [{ ...id, valor: null, nivel: null, comentario: 'a', version: 1 }],
      },
    ]);
  });

  it('keeps all changes on this device without connection and retries with growing delays', async () => {
    const e = escena();
    e.fallar(new Error('network'));
    e.motor.responder(id, { valor: 1, nivel: 2 });
    const esperas = [];
    for (let i = 0; i < 5; i += 1) {
      await e.pasar();
      esperas.push(...e.esperas());
    }
    expect(fase(e)).toBe('sin-conexion');
    expect(esperas).toEqual([...esperasReintento, esperasReintento[3]]);
    expect(e.datos.size).toBe(1);
    e.fallar(null);
    await e.pasar();
    expect(fase(e)).toBe('guardado');
    expect(e.guardadas()).toMatchObject([{ valor: 1, nivel: 2 }]);
    expect(e.datos.size).toBe(0);
  });

  it('reports when this device cannot store unsent changes', async () => {
    const e = escena(new AlmacenLleno());
    e.fallar(new Error('network'));
    e.motor.responder(id, { valor: 1, nivel: 2 });
    await e.pasar();
    expect(e.motor.vista().sincronia).toEqual({ fase: 'sin-conexion', conservado: false });
  });

  it('is clean only while the server has everything and no save is in doubt', async () => {
    const e = escena();
    expect(e.motor.limpio()).toBe(true);
    e.motor.responder(id, { valor: 1, nivel: 2 });
    expect(e.motor.limpio()).toBe(false);
    await e.pasar();
    expect(e.motor.limpio()).toBe(true);
    e.motor.guardando({
      clave: 'k1',
      cuerpo: { proyectoId: id.pautaId, tipo: 'allMetricas', nombre: 'T', respuestas: [] },
    });
    expect(e.motor.limpio()).toBe(false);
    e.motor.terminado();
    expect(e.motor.limpio()).toBe(true);
  });

  it('sends unsent changes after a reload', async () => {
    const datos = new Map<string, string>();
    const antes = escena(datos);
    antes.motor.responder(id, { valor: 1, nivel: 2 });
    antes.motor.detener();
    const despues = escena(datos);
    expect(despues.motor.vista().borrador.respuestas[clave]).toMatchObject({ valor: 1, nivel: 2 });
    despues.motor.arrancar();
    await despues.pasar();
    expect(despues.guardadas()).toMatchObject([{ valor: 1, nivel: 2, version: 1 }]);
    expect(datos.size).toBe(0);
  });

  it('does not retry refused changes, shows the reason, and keeps them', async () => {
    const e = escena();
    e.fallar(new TypeError('Ya existe una respuesta para esta métrica'));
    e.motor.responder(id, { valor: 1, nivel: 2 });
    await e.pasar();
    expect(e.motor.vista().sincronia).toEqual({
      fase: 'rechazado',
      conservado: true,
      motivo: 'Ya existe una respuesta para esta métrica',
    });
    expect(e.esperas()).toEqual([]);
    expect(e.datos.size).toBe(1);
  });

  it('requests that the draft is opened again when its questions have changed, and keeps all changes unsent', async () => {
    const e = escena();
    e.fallar(otrasPreguntas);
    e.motor.responder(id, { valor: 1, nivel: 2 });
    await e.pasar();
    expect([e.reaperturas(), e.enviados.length, fase(e)]).toEqual([1, 1, 'rechazado']);
    expect(e.copia.leer()).toMatchObject({ huella: 'h1', respuestas: { [clave]: { valor: 1 } } });
    // The opening failed, and the person continues.
    e.motor.titular('T');
    await e.pasar();
    expect([e.reaperturas(), e.enviados.length]).toEqual([2, 1]);
    // It succeeded: another engine has taken over.
    e.motor.detener();
    await e.motor.vaciar();
    expect([e.reaperturas(), e.enviados.length]).toEqual([2, 1]);
  });

  it('ignores another tab that shows other questions', () => {
    const e = escena();
    const respuestas = { [clave]: { ...id, valor: 1, nivel: 1, comentario: '', version: 9 } };
    e.motor.otraCopia({ borrador: 'b1', huella: 'otra', respuestas });
    expect(e.motor.vista().borrador.respuestas).toEqual({});
    e.motor.otraCopia({ borrador: 'b1', huella: 'h1', respuestas });
    expect(e.motor.vista().borrador.respuestas).toEqual(respuestas);
  });

  it('shows the newer answer of another tab and marks it', async () => {
    const e = escena();
    e.otraPestana({ ...id, valor: 0, nivel: 0, comentario: 'suyo', version: 3 });
    e.motor.responder(id, { valor: 1, nivel: 2 });
    await e.pasar();
    expect(e.motor.vista().borrador).toMatchObject({
      respuestas: { [clave]: { valor: 0, nivel: 0, comentario: 'suyo', version: 3 } },
      ajenas: [clave],
    });
    e.motor.leerAviso(clave);
    expect(e.motor.vista().borrador.ajenas).toEqual([]);
  });

  it('wins over the other tab once the person changes the newer answer here', async () => {
    const e = escena();
    e.otraPestana({ ...id, valor: 0, nivel: 0, comentario: '', version: 3 });
    e.motor.responder(id, { valor: 1, nivel: 2 });
    await e.pasar();
    e.motor.responder(id, { valor: 1, nivel: 2 });
    await e.pasar();
    expect(e.guardadas()).toMatchObject([{ valor: 1, nivel: 2, version: 4 }]);
  });

  it('reads another tab’s unsent change from its copy, and sends it in case that tab was closed', async () => {
    const e = escena();
    const suya = { ...id, valor: 0.5, nivel: 1, comentario: '', version: 1 };
    e.motor.otraCopia({ respuestas: { [clave]: suya } });
    expect(e.motor.vista().borrador.ajenas).toEqual([clave]);
    await e.pasar();
    expect(e.guardadas()).toEqual([suya]);
  });

  it('sends pending changes at once on `vaciar`', async () => {
    const e = escena();
    e.motor.responder(id, { valor: 1, nivel: 2 });
    expect(await e.motor.vaciar()).toBe(true);
    expect(e.guardadas()).toHaveLength(1);
  });

  it('reports when pending changes could not be sent', async () => {
    const e = escena();
    e.fallar(new Error('network'));
    e.motor.responder(id, { valor: 1, nivel: 2 });
    expect(await e.motor.vaciar()).toBe(false);
  });

  it('sends nothing while a save’s answer is awaited, and stores the save', async () => {
    const e = escena();
    const guardado = {
      clave: 'k1',
      cuerpo: {
        proyectoId: id.pautaId,
        tipo: 'allMetricas' as const,
        nombre: 'T',
        respuestas: [],
        adicionales: [],
      },
    };
    e.motor.guardando(guardado);
    e.motor.responder(id, { valor: 1, nivel: 2 });
    await e.pasar();
    expect(e.enviados).toEqual([]);
    expect(e.copia.leer().guardado).toEqual(guardado);
    e.motor.noGuardado();
    await e.pasar();
    expect(e.guardadas()).toHaveLength(1);
    expect(e.datos.size).toBe(0);
  });

  it('removes the local copy once the test is stored, and creates no new draft', async () => {
    const e = escena();
    e.motor.titular('T');
    e.motor.terminado();
    expect(await e.motor.vaciar()).toBe(true);
    expect(e.datos.size).toBe(0);
    expect(e.esperas()).toEqual([]);
    expect(e.enviados).toEqual([]);
  });

  it('notifies its listeners, and not removed ones', () => {
    const e = escena();
    let veces = 0;
    const dejar = e.motor.suscribir(() => (veces += 1));
    e.motor.titular('T');
    dejar();
    e.motor.titular('Tí');
    expect(veces).toBe(1);
  });
});
