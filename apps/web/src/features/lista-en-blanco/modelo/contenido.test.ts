import type { MetricaCompleta } from '@mantenible/domain/metrica';
import { describe, expect, it } from 'vitest';

import { contenidoDe, eleccionDe } from './contenido.ts';

const pauta = { _id: 'p', descripcion: 'P', pregunta: '¿P?', nivelesCumplimiento: [] };
const metrica = (_id: string, lista: string | null, pautas = [pauta]): MetricaCompleta => ({
  _id,
  nombre: `Métrica ${_id}`,
  listaVerificacion: lista === null ? null : { _id: lista, nombre: `Lista ${lista}`, pautas },
});
const a = metrica('a', 'l1');
const b = metrica('b', 'l1');
const vacia = metrica('vacia', 'l2', []);
const suelta = metrica('suelta', 'l3');
const catalogo = {
  subcaracteristicas: [
    { _id: 's', nombre: 'Modularidad', metricas: [a, b] },
    { _id: 't', nombre: 'Reusabilidad', metricas: [vacia] },
  ],
  metricas: [a, b, vacia, suelta, metrica('sin lista', null)],
};
const nombres = (busqueda: string) =>
  contenidoDe(catalogo, eleccionDe(new URLSearchParams(busqueda)))?.map(
    ({ nombre, metricas }) => `${nombre}: ${metricas.map(({ _id }) => _id).join()}`,
  ) ?? null;

describe('the content of the blank checklist', () => {
  it('has the whole catalogue without a choice: each list once, nothing empty, metrics without a group last', () => {
    expect(nombres('')).toEqual(['Modularidad: a', 'Métricas sin subcaracterística: suelta']);
  });

  it('has only the sub-characteristic or metric that the page’s address names', () => {
    expect(nombres('subcaracteristica=s')).toEqual(['Modularidad: a']);
    expect(nombres('metrica=b')).toEqual(['Métrica: b']);
  });

  it('is empty for an item without questions, and null for one that the catalogue does not have', () => {
    expect(nombres('metrica=vacia')).toEqual([]);
    expect(nombres('metrica=otra')).toBeNull();
    expect(nombres('subcaracteristica=otra')).toBeNull();
  });
});
