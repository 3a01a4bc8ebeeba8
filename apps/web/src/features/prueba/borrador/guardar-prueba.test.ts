import type { GuardarRespuestas } from '@mantenible/contracts/respuesta';
import { describe, expect, it } from 'vitest';

import { crearCopiaLocal, type CopiaLocal, type GuardadoEnDuda } from './copia-local.ts';
import { guardarComoPropia, guardarPrueba, resolverGuardado } from './guardar-prueba.ts';

const sinRed = new Error('network');
const rechazo = new TypeError('refused');
const ausente = new TypeError('no draft');
const cuerpo = (nombre: string): GuardarRespuestas => ({
  proyectoId: '0198a3c0-0000-7000-8000-000000000001',
  tipo: 'allMetricas',
  nombre,
  respuestas: [],
});

/** A stub of the server with answers in order ('ok' or an error), and an engine that records its calls. */
function escena(...respuestas: ('ok' | Error)[]) {
  let enDuda: GuardadoEnDuda | undefined;
  let claves = 0;
  const pasos: string[] = [];
  const partes = {
    motivoRechazo: (error: unknown) => (error instanceof TypeError ? error.message : null),
    esAusente: (error: unknown) => error === ausente,
    nuevaClave: () => `k${++claves}`,
    guardar: (clave: string, { nombre }: GuardarRespuestas) => {
      pasos.push(`POST ${clave} ${nombre}`);
      const respuesta = respuestas.shift() ?? 'ok';
      return respuesta === 'ok' ? Promise.resolve() : Promise.reject(respuesta);
    },
  };
  const motor = {
    enDuda: () => enDuda,
    guardando: (guardado: GuardadoEnDuda) => {
      enDuda = guardado;
    },
    noGuardado: () => {
      enDuda = undefined;
      pasos.push('draft goes on');
    },
    sinRespuesta: () => void pasos.push('no answer'),
    terminado: () => void pasos.push('done'),
  };
  return { partes, motor, pasos };
}

describe('guardarPrueba', () => {
  it('saves under a new key', async () => {
    const { motor, partes, pasos } = escena();
    expect(await guardarPrueba(motor, cuerpo('A'), partes)).toBe('guardada');
    expect(pasos).toEqual(['POST k1 A', 'done']);
  });

  it('repeats a save without answer under the same key', async () => {
    const { motor, partes, pasos } = escena(sinRed);
    await expect(guardarPrueba(motor, cuerpo('A'), partes)).rejects.toBe(sinRed);
    expect(await guardarPrueba(motor, cuerpo('A'), partes)).toBe('guardada');
    expect(pasos).toEqual(['POST k1 A', 'no answer', 'POST k1 A', 'done']);
  });

  it('reports an earlier attempt that was stored without the latest changes, and stores no second test', async () => {
    const { motor, partes, pasos } = escena(sinRed);
    await expect(guardarPrueba(motor, cuerpo('A'), partes)).rejects.toBe(sinRed);
    expect(await guardarPrueba(motor, cuerpo('B'), partes)).toBe('antes');
    expect(pasos).toEqual(['POST k1 A', 'no answer', 'POST k1 A', 'done']);
  });

  it('saves the corrected test under a new key after a refusal', async () => {
    const { motor, partes, pasos } = escena(rechazo);
    await expect(guardarPrueba(motor, cuerpo('A'), partes)).rejects.toBe(rechazo);
    expect(await guardarPrueba(motor, cuerpo('B'), partes)).toBe('guardada');
    expect(pasos).toEqual(['POST k1 A', 'draft goes on', 'POST k2 B', 'done']);
  });

  it('saves the changed test when the earlier attempt was refused', async () => {
    const { motor, partes, pasos } = escena(sinRed, rechazo);
    await expect(guardarPrueba(motor, cuerpo('A'), partes)).rejects.toBe(sinRed);
    expect(await guardarPrueba(motor, cuerpo('B'), partes)).toBe('guardada');
    expect(pasos).toEqual(['POST k1 A', 'no answer', 'POST k1 A', 'POST k2 B', 'done']);
  });
});

function copiaCon(copia: CopiaLocal) {
  const datos = new Map([['c', JSON.stringify(copia)]]);
  const almacen = {
    getItem: (nombre: string) => datos.get(nombre) ?? null,
    setItem: (nombre: string, valor: string) => void datos.set(nombre, valor),
    removeItem: (nombre: string) => void datos.delete(nombre),
  };
  return { datos, copia: crearCopiaLocal(almacen, 'c') };
}

describe('a save in doubt whose draft no longer exists', () => {
  const b1 = '0198a3c0-0000-7000-8000-0000000000b1';
  const suelta = { clave: 'k9', cuerpo: { ...cuerpo('A'), borrador: b1 } };
  const conSuelta = { borrador: b1, respuestas: {}, guardado: suelta };
  const leida = (clave: string, borrador: string | null) => ({
    clave,
    cuerpo: { ...suelta.cuerpo, borrador },
  });

  it('is returned, and its copy stays', async () => {
    const { partes, pasos } = escena(ausente);
    const { copia } = copiaCon(conSuelta);
    expect(await resolverGuardado(copia, partes)).toMatchObject(suelta);
    expect(copia.leer().guardado).toMatchObject(suelta);
    expect(pasos).toEqual(['POST k9 A']);
  });

  it('is saved as a test of its own under a new key, which a lost answer repeats', async () => {
    const { partes, pasos } = escena(sinRed);
    const { copia, datos } = copiaCon(conSuelta);
    await expect(guardarComoPropia(copia, suelta, partes)).rejects.toBe(sinRed);
    expect(copia.leer().guardado).toMatchObject(leida('k1', null));
    await guardarComoPropia(copia, suelta, partes);
    expect(pasos).toEqual(['POST k1 A', 'POST k1 A']);
    expect(datos.size).toBe(0);
  });

  it('stays as it was after a refusal', async () => {
    const { partes } = escena(rechazo);
    const { copia } = copiaCon(conSuelta);
    await expect(guardarComoPropia(copia, suelta, partes)).rejects.toBe(rechazo);
    expect(copia.leer().guardado).toMatchObject(suelta);
  });

  it('leaves the unsent changes of the draft that another tab has open', async () => {
    const { partes } = escena();
    const { copia } = copiaCon({ ...conSuelta, borrador: 'b2', titulo: { texto: 'Otra', version: 3 } });
    await guardarComoPropia(copia, suelta, partes);
    expect(copia.leer()).toEqual({ borrador: 'b2', respuestas: {}, titulo: { texto: 'Otra', version: 3 } });
  });
});

describe('resolverGuardado', () => {
  const conDuda = {
    respuestas: {},
    titulo: { texto: 'A', version: 2 },
    guardado: { clave: 'k9', cuerpo: cuerpo('A') },
  };

  it('does nothing without a save in doubt', async () => {
    const { partes, pasos } = escena();
    const { copia, datos } = copiaCon({ respuestas: {}, titulo: conDuda.titulo });
    expect(await resolverGuardado(copia, partes)).toBeNull();
    expect(pasos).toEqual([]);
    expect(datos.size).toBe(1);
  });

  it('repeats the save with its key and drops the copy', async () => {
    const { partes, pasos } = escena();
    const { copia, datos } = copiaCon(conDuda);
    expect(await resolverGuardado(copia, partes)).toBe('guardada');
    expect(pasos).toEqual(['POST k9 A']);
    expect(datos.size).toBe(0);
  });

  it('reports changes made after that save', async () => {
    const { partes } = escena();
    const { copia } = copiaCon({ ...conDuda, titulo: { texto: 'B', version: 3 } });
    expect(await resolverGuardado(copia, partes)).toBe('antes');
  });

  it('keeps the draft’s changes when it was refused', async () => {
    const { partes } = escena(rechazo);
    const { copia } = copiaCon(conDuda);
    expect(await resolverGuardado(copia, partes)).toBeNull();
    expect(copia.leer()).toEqual({ respuestas: {}, titulo: conDuda.titulo });
  });

  it('keeps the copy while the outcome is unknown', async () => {
    const { partes } = escena(sinRed);
    const { copia } = copiaCon(conDuda);
    await expect(resolverGuardado(copia, partes)).rejects.toBe(sinRed);
    expect(copia.leer().guardado?.clave).toBe('k9');
  });
});
