import { describe, expect, it } from 'vitest';

import { construirPlan } from './construir-plan.ts';
import { lista, metrica, pauta, pregunta } from './ejemplos.ts';

const l1 = lista('l1', [pauta('a'), pauta('b')]);
const l2 = lista('l2', [pauta('a'), pauta('c')]);
const m1 = metrica('m1', l1);
const m2 = metrica('m2', l2);
const sub = (_id: string, metricas: readonly ReturnType<typeof metrica>[]) => ({
  _id,
  nombre: `Sub ${_id}`,
  metricas,
});

describe('building the question set of metrics', () => {
  it('makes a row of each metric and asks the guidelines in the order of its list', () => {
    expect(construirPlan('singleMetrica', { elemento: 'metrica', lista: [m1] })).toEqual({
      tipo: 'singleMetrica',
      filas: [
        {
          _id: 'm1',
          nombre: 'Métrica m1',
          metricas: [{ _id: 'm1', nombre: 'Métrica m1', listaVerificacion: 'l1' }],
        },
      ],
      preguntas: [pregunta('l1', 'a'), pregunta('l1', 'b')],
      omitidos: [],
    });
  });

  it('asks a guideline that stands in two lists once for each list', () => {
    const plan = construirPlan('allMetricas', { elemento: 'metrica', lista: [m1, m2] });
    expect(plan.preguntas.map((p) => `${p.listaVerificacion}:${p.pautaId}`)).toEqual([
      'l1:a',
      'l1:b',
      'l2:a',
      'l2:c',
    ]);
  });

  it('asks a list that two metrics share once and keeps both rows', () => {
    const otra = metrica('m3', l1);
    const plan = construirPlan('allMetricas', { elemento: 'metrica', lista: [m1, otra] });
    expect(plan.preguntas).toEqual([pregunta('l1', 'a'), pregunta('l1', 'b')]);
    expect(plan.filas.map((fila) => fila._id)).toEqual(['m1', 'm3']);
  });

  it('leaves out and names what cannot be run', () => {
    const elementos = [metrica('suelta', null), metrica('vacia', lista('l0', [])), m1];
    const plan = construirPlan('allMetricas', { elemento: 'metrica', lista: elementos });
    expect(plan.filas.map((fila) => fila._id)).toEqual(['m1']);
    expect(plan.omitidos).toEqual([
      { elemento: 'metrica', nombre: 'Métrica suelta', motivo: 'no tiene lista de verificación' },
      { elemento: 'metrica', nombre: 'Métrica vacia', motivo: 'su lista de verificación no tiene pautas' },
    ]);
  });

  it('keeps a guideline without levels as a question', () => {
    const plan = construirPlan('singleMetrica', {
      elemento: 'metrica',
      lista: [metrica('m', lista('l', [pauta('x', [])]))],
    });
    expect(plan.preguntas).toEqual([pregunta('l', 'x', [])]);
  });
});

describe('building the question set of sub-characteristics', () => {
  it('makes a row of each with its metrics in order', () => {
    const plan = construirPlan('allSubcaracteristicas', {
      elemento: 'subcaracteristica',
      lista: [sub('s1', [m2, m1])],
    });
    expect(plan.filas).toEqual([
      {
        _id: 's1',
        nombre: 'Sub s1',
        metricas: [
          { _id: 'm2', nombre: 'Métrica m2', listaVerificacion: 'l2' },
          { _id: 'm1', nombre: 'Métrica m1', listaVerificacion: 'l1' },
        ],
      },
    ]);
    expect(plan.preguntas.map((p) => p.listaVerificacion)).toEqual(['l2', 'l2', 'l1', 'l1']);
  });

  it('asks a metric that two sub-characteristics share once, and counts it in both', () => {
    const plan = construirPlan('allSubcaracteristicas', {
      elemento: 'subcaracteristica',
      lista: [sub('s1', [m1]), sub('s2', [m1, m2])],
    });
    expect(plan.preguntas).toHaveLength(4);
    expect(plan.filas.map((fila) => fila.metricas.map((m) => m._id))).toEqual([['m1'], ['m1', 'm2']]);
  });

  it('continues with the metrics that can be run, and names the others', () => {
    const plan = construirPlan('singleSubcaracteristica', {
      elemento: 'subcaracteristica',
      lista: [sub('s1', [metrica('suelta', null), m1])],
    });
    expect(plan.filas.map((fila) => fila.metricas.map((m) => m._id))).toEqual([['m1']]);
    expect(plan.omitidos.map((omitido) => omitido.nombre)).toEqual(['Métrica suelta']);
  });

  it('names a sub-characteristic without a metric that can be run, after its metrics', () => {
    const plan = construirPlan('allSubcaracteristicas', {
      elemento: 'subcaracteristica',
      lista: [sub('s1', [metrica('suelta', null)]), sub('s2', [])],
    });
    expect(plan.filas).toEqual([]);
    expect(plan.omitidos.map((o) => `${o.elemento} ${o.nombre}`)).toEqual([
      'metrica Métrica suelta',
      'subcaracteristica Sub s1',
      'subcaracteristica Sub s2',
    ]);
  });
});
