import { describe, expect, it } from 'vitest';

import { copiaNueva, crearCopiaLocal, leerCopia } from './copia-local.ts';
import { abrirEstado, responder, titular } from './estado-borrador.ts';

const pautaId = '0198a3c0-0000-7000-8000-000000000001';
const listaVerificacion = '0198a3c0-0000-7000-8000-000000000002';
const clave = `${listaVerificacion}:${pautaId}`;
const base = { pautaId, listaVerificacion, valor: 1, nivel: 0, comentario: '' };
const vacio = { titulo: { texto: '', version: 0 }, respuestas: [] };
const aqui = { borrador: 'b1', huella: 'h1' };
const guardado = {
  clave: 'k1',
  cuerpo: { proyectoId: pautaId, tipo: 'allMetricas' as const, nombre: 'T', respuestas: [] },
};

describe('copiaNueva', () => {
  it('contains the changes that the server does not have', () => {
    const estado = titular(responder(abrirEstado(vacio), base, { valor: 1, nivel: 0 }), 'T');
    expect(copiaNueva({ respuestas: {} }, estado, aqui)).toEqual({
      ...aqui,
      titulo: { texto: 'T', version: 1 },
      respuestas: { [clave]: { ...base, version: 1 } },
    });
  });

  it('keeps evidence with its answer, and reads it back as it was', () => {
    const evidencias = [{ tipo: 'enlace', url: 'https://ejemplo.es' }] as const;
    const estado = responder(abrirEstado(vacio), base, { evidencias });
    const copia = copiaNueva({ respuestas: {} }, estado, aqui);
    expect(leerCopia(JSON.stringify(copia)).respuestas[clave]).toMatchObject({ evidencias, version: 1 });
  });

  it('is null once the server has everything', () => {
    const estado = abrirEstado({ ...vacio, respuestas: [{ ...base, version: 2 }] });
    const existente = { respuestas: { [clave]: { ...base, version: 2 } } };
    expect(copiaNueva(existente, estado, aqui)).toBeNull();
  });

  it('keeps another tab’s newer change', () => {
    const estado = responder(abrirEstado(vacio), base, { comentario: 'mío' });
    const suya = { ...base, comentario: 'suyo', version: 5 };
    expect(copiaNueva({ respuestas: { [clave]: suya } }, estado, aqui)?.respuestas).toEqual({
      [clave]: suya,
    });
  });

  it('keeps a save in doubt even with nothing pending', () => {
    const copia = copiaNueva({ respuestas: {} }, abrirEstado(vacio), { ...aqui, enDuda: guardado });
    expect(copia).toEqual({ ...aqui, respuestas: {}, guardado });
  });

  it('keeps the mark of another tab’s save in doubt, also after changes here', () => {
    const estado = titular(abrirEstado(vacio), 'T');
    expect(copiaNueva({ respuestas: {}, guardado }, estado, aqui)).toMatchObject({ guardado });
    expect(copiaNueva({ respuestas: {}, guardado }, abrirEstado(vacio), aqui)).toMatchObject({ guardado });
  });

  it('drops the mark of the save of this tab once it is settled', () => {
    const resuelto = { ...aqui, resuelto: guardado.clave };
    expect(copiaNueva({ respuestas: {}, guardado }, abrirEstado(vacio), resuelto)).toBeNull();
  });
});

describe('leerCopia', () => {
  it('reads the written copy', () => {
    const copia = {
      titulo: { texto: 'T', version: 1 },
      respuestas: { [clave]: { ...base, version: 1 } },
      guardado,
    };
    expect(leerCopia(JSON.stringify(copia))).toMatchObject({
      titulo: copia.titulo,
      respuestas: copia.respuestas,
    });
    expect(leerCopia(JSON.stringify(copia)).guardado?.clave).toBe('k1');
  });

  it.each([null, '', '{', '[]', '{"respuestas":{"a":1}}', '{"titulo":"x"}'])('reads %j as empty', (texto) => {
    expect(leerCopia(texto)).toEqual({ respuestas: {} });
  });
});

describe('crearCopiaLocal', () => {
  it('writes, reads and removes one name', () => {
    const datos = new Map<string, string>([['otro', 'x']]);
    const copia = crearCopiaLocal(
      {
        getItem: (nombre) => datos.get(nombre) ?? null,
        setItem: (nombre, valor) => void datos.set(nombre, valor),
        removeItem: (nombre) => void datos.delete(nombre),
      },
      'mio',
    );
    copia.escribir({ respuestas: { [clave]: { ...base, version: 1 } } });
    expect(copia.leer()).toEqual({ respuestas: { [clave]: { ...base, version: 1 } } });
    copia.escribir(null);
    expect([...datos.keys()]).toEqual(['otro']);
  });

  it('works without a copy when the storage is full or forbidden', () => {
    const falla = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const copia = crearCopiaLocal({ getItem: falla, setItem: falla, removeItem: falla }, 'mio');
    expect(() => {
      copia.escribir({ respuestas: {} });
    }).not.toThrow();
    expect(copia.leer()).toEqual({ respuestas: {} });
  });
});
