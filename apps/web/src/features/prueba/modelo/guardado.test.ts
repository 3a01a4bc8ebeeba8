import type { Evidencia } from '@mantenible/domain/evidencia';
import { describe, expect, it } from 'vitest';

import { cuerpoGuardado, impedimentoGuardado } from './guardado.ts';
import { preguntaDe, respuestasDe } from './preguntas.fixture.ts';

const todas = {
  proyectoId: 'p',
  tipo: 'allMetricas',
  elementoId: null,
  intentos: null,
  adicionales: [],
} as const;
const una = { ...todas, tipo: 'singleMetrica', elementoId: 'm', intentos: 2, adicionales: ['x'] } as const;
const plan = { preguntas: [preguntaDe('a'), preguntaDe('sin', 'l1', [])] };
const enPantalla = {
  borrador: 'b',
  plan,
  titulo: 'T',
  respuestas: respuestasDe({ 'l1:a': 1 }),
};

describe('impedimentoGuardado', () => {
  it('is null for a complete test', () => {
    expect(impedimentoGuardado(todas, enPantalla)).toBeNull();
    expect(impedimentoGuardado(una, enPantalla)).toBeNull();
  });

  it('names the blank title first, in the words of each kind of scope', () => {
    const sinNada = { plan, titulo: '  ', respuestas: {} };
    expect(impedimentoGuardado(todas, sinNada)).toEqual({
      mensaje: 'El título de la prueba está vacío',
      falta: 'titulo',
    });
    expect(impedimentoGuardado(una, sinNada)?.mensaje).toBe('Título de la lista de verificación está vacío');
  });

  it('counts unanswered questions and names the first', () => {
    expect(impedimentoGuardado(todas, { ...enPantalla, respuestas: {} })).toEqual({
      mensaje: 'Aun existen pautas sin responder',
      falta: { pregunta: 0 },
    });
    expect(impedimentoGuardado(una, { ...enPantalla, respuestas: {} })?.mensaje).toBe(
      'Existen pautas sin responder',
    );
  });

  it('needs the attempt number of a single item', () => {
    expect(impedimentoGuardado({ ...una, intentos: null }, enPantalla)).toEqual({
      mensaje: 'El número de intentos no está definido.',
      falta: 'intento',
    });
  });
});

describe('cuerpoGuardado', () => {
  const respuestas = [
    { pautaId: 'a', listaVerificacion: 'l1', valor: 1, nivel: 1, comentario: '' },
    { pautaId: 'sin', listaVerificacion: 'l1', valor: null, nivel: null, comentario: '' },
  ];

  it('contains every question in the plan’s order, with null for questions without levels', () => {
    expect(cuerpoGuardado(todas, { ...enPantalla, titulo: ' T ' })).toEqual({
      proyectoId: 'p',
      tipo: 'allMetricas',
      borrador: 'b',
      nombre: 'T',
      respuestas,
    });
  });

  it('adds item, attempt and further items for a single scope', () => {
    expect(cuerpoGuardado(una, enPantalla)).toEqual({
      proyectoId: 'p',
      tipo: 'singleMetrica',
      borrador: 'b',
      nombre: 'T',
      respuestas,
      metricaId: 'm',
      intentos: 2,
      adicionales: ['x'],
    });
  });
});

describe('the body of a save', () => {
  const evidencias: readonly Evidencia[] = [{ tipo: 'enlace', url: 'https://ejemplo.es' }];
  const medida = { nombre: 'Duplicaciones', sentido: 'menor', cotas: [3, 1] } as const;

  it('carries evidence, and nothing for an answer without any', () => {
    const [clave = '', dada] = Object.entries(enPantalla.respuestas)[0] ?? [];
    const con = (suyas: readonly Evidencia[]) =>
      cuerpoGuardado(todas, {
        ...enPantalla,
        respuestas: dada ? { [clave]: { ...dada, evidencias: suyas } } : {},
      }).respuestas[0];
    expect(con(evidencias)).toMatchObject({ evidencias });
    expect(con([])).not.toHaveProperty('evidencias');
  });

  it('names the shown analysis only where a question is tied', () => {
    const mostrado = { ...enPantalla, analisis: 'a1' };
    expect(cuerpoGuardado(todas, mostrado)).not.toHaveProperty('analisis');
    const ligado = { preguntas: [{ ...preguntaDe('a'), medida }] };
    expect(cuerpoGuardado(todas, { ...mostrado, plan: ligado })).toMatchObject({ analisis: 'a1' });
    expect(cuerpoGuardado(todas, { ...enPantalla, plan: ligado })).not.toHaveProperty('analisis');
  });
});
