import type { BorradorRespuesta } from '@mantenible/domain/borrador';
import { describe, expect, it } from 'vitest';

import {
  abrirEstado,
  avisoLeido,
  pendientes,
  porEnviar,
  recibir,
  recibirCopia,
  responder,
  titular,
} from './estado-borrador.ts';

const p1 = { pautaId: 'p1', listaVerificacion: 'l1' };
const p2 = { pautaId: 'p2', listaVerificacion: 'l1' };
const propias = new Set(['l1:p1', 'l1:p2']);

function respuesta(id: typeof p1, nivel: number | null, version: number, comentario = ''): BorradorRespuesta {
  return { ...id, valor: nivel === null ? null : nivel / 2, nivel, comentario, version };
}

function servidor(respuestas: readonly BorradorRespuesta[] = [], texto = '', version = 0) {
  return { titulo: { texto, version }, respuestas };
}

describe('abrir', () => {
  it('shows the server’s draft and has nothing pending', () => {
    const estado = abrirEstado(servidor([respuesta(p1, 1, 3)], 'Prueba', 2));
    expect(estado).toEqual({
      titulo: { texto: 'Prueba', version: 2 },
      respuestas: { 'l1:p1': respuesta(p1, 1, 3) },
      servidor: { 'l1:p1': 3, titulo: 2 },
      ajenas: [],
    });
    expect(pendientes(estado)).toEqual([]);
  });

  it('applies the unsent local changes', () => {
    const copia = { titulo: { texto: 'Nuevo', version: 3 }, respuestas: { 'l1:p1': respuesta(p1, 2, 4) } };
    const estado = abrirEstado(servidor([respuesta(p1, 1, 3)], 'Viejo', 2), copia);
    expect(pendientes(estado)).toEqual(['titulo', 'l1:p1']);
    expect(estado.respuestas['l1:p1']).toEqual(respuesta(p1, 2, 4));
    expect(estado.ajenas).toEqual([]);
  });

  it('prefers the server’s newer answer to the local one, and marks only that answer', () => {
    const estado = abrirEstado(servidor([respuesta(p1, 1, 5), respuesta(p2, 0, 1)]), {
      respuestas: { 'l1:p1': respuesta(p1, 2, 4) },
    });
    expect(estado.respuestas['l1:p1']).toEqual(respuesta(p1, 1, 5));
    expect(estado.ajenas).toEqual(['l1:p1']);
    expect(pendientes(estado)).toEqual([]);
  });
});

describe('changes', () => {
  it('increment the version of an answer from the last known one', () => {
    const estado = responder(abrirEstado(servidor([respuesta(p1, 1, 3, 'nota')])), p1, {
      valor: 1,
      nivel: 2,
    });
    expect(estado.respuestas['l1:p1']).toEqual(respuesta(p1, 2, 4, 'nota'));
    expect(pendientes(estado)).toEqual(['l1:p1']);
  });

  it('start an unanswered question at version 1', () => {
    const estado = responder(abrirEstado(servidor()), p2, { comentario: 'visto' });
    expect(estado.respuestas['l1:p2']).toEqual(respuesta(p2, null, 1, 'visto'));
  });

  it('increment the title’s version', () => {
    expect(titular(abrirEstado(servidor([], 'A', 1)), 'AB').titulo).toEqual({ texto: 'AB', version: 2 });
  });
});

describe('recibir', () => {
  it('keeps changes made during the request pending', () => {
    const antes = responder(abrirEstado(servidor()), p1, { valor: 0, nivel: 0 });
    const despues = responder(antes, p1, { valor: 1, nivel: 2 });
    const estado = recibir(despues, servidor([respuesta(p1, 0, 1)]));
    expect(estado.respuestas['l1:p1']).toEqual(respuesta(p1, 2, 2));
    expect(pendientes(estado)).toEqual(['l1:p1']);
    expect(estado.ajenas).toEqual([]);
  });

  it('takes the stored answer at equal versions, and marks it', () => {
    const mia = responder(abrirEstado(servidor()), p1, { valor: 1, nivel: 2 });
    const estado = recibir(mia, servidor([respuesta(p1, 0, 1)]));
    expect(estado.respuestas['l1:p1']).toEqual(respuesta(p1, 0, 1));
    expect(estado.ajenas).toEqual(['l1:p1']);
    expect(avisoLeido(estado, 'l1:p1').ajenas).toEqual([]);
  });

  it('takes a newer title of another tab, and marks it', () => {
    const estado = recibir(abrirEstado(servidor([], 'Uno', 1)), servidor([], 'Dos', 2));
    expect(estado.titulo).toEqual({ texto: 'Dos', version: 2 });
    expect(estado.ajenas).toEqual(['titulo']);
  });

  it('takes a higher version with the same content without a mark', () => {
    const estado = recibir(abrirEstado(servidor([respuesta(p1, 1, 1)])), servidor([respuesta(p1, 1, 3)]));
    expect(estado.ajenas).toEqual([]);
    expect(estado.respuestas['l1:p1']?.version).toBe(3);
  });

  it('makes everything pending again when the server started a new draft', () => {
    const lleno = abrirEstado(servidor([respuesta(p1, 1, 2), respuesta(p2, 0, 1)], 'Prueba', 1));
    expect(pendientes(recibir(lleno, servidor()))).toEqual(['titulo', 'l1:p1', 'l1:p2']);
  });
});

describe('recibirCopia', () => {
  it('shows the unsent changes of another tab', () => {
    const estado = recibirCopia(abrirEstado(servidor([respuesta(p1, 1, 1)])), {
      respuestas: { 'l1:p1': respuesta(p1, 2, 2) },
    });
    expect(estado.respuestas['l1:p1']).toEqual(respuesta(p1, 2, 2));
    expect(estado.ajenas).toEqual(['l1:p1']);
  });

  it('changes nothing at equal or lower versions', () => {
    const estado = abrirEstado(servidor([respuesta(p1, 1, 2)], 'T', 1));
    const copia = { titulo: { texto: 'U', version: 1 }, respuestas: { 'l1:p1': respuesta(p1, 0, 2) } };
    expect(recibirCopia(estado, copia)).toBe(estado);
  });
});

describe('porEnviar', () => {
  it('is null when the server has everything', () => {
    expect(porEnviar(abrirEstado(servidor([respuesta(p1, 1, 3)], 'T', 1)), propias)).toBeNull();
  });

  it('contains the changed title and answers with their versions, and nothing else', () => {
    const estado = titular(
      responder(abrirEstado(servidor([respuesta(p1, 1, 3)])), p2, { valor: 0, nivel: 0 }),
      'T',
    );
    expect(porEnviar(estado, propias)).toEqual({
      titulo: { texto: 'T', version: 1 },
      respuestas: [respuesta(p2, 0, 1)],
    });
  });

  it('leaves out answers to questions of another question set', () => {
    const estado = responder(
      abrirEstado(servidor()),
      { pautaId: 'otra', listaVerificacion: 'l9' },
      { comentario: 'x' },
    );
    expect(porEnviar(estado, propias)).toBeNull();
  });
});
