import { describe, expect, it } from 'vitest';

import { crearAlcance } from './alcance.ts';
import { exigirEjecutable, idsContenidos } from './ejecutable.ts';
import { planDe, pregunta, respuesta } from './ejemplos.ts';
import { progreso } from './progreso.ts';
import { esTipoSimple, tipoElemento } from './tipo-prueba.ts';

describe('the scope that was sent', () => {
  it('takes the item of its own type and ignores the other', () => {
    const enviado = { subcaracteristicaId: 's', metricaId: 'm', intentos: 1, adicionales: [] };
    expect(crearAlcance({ ...enviado, tipo: 'singleMetrica' })).toMatchObject({ elementoId: 'm' });
    expect(crearAlcance({ ...enviado, tipo: 'singleSubcaracteristica' })).toEqual({
      tipo: 'singleSubcaracteristica',
      elementoId: 's',
      intentos: 1,
      adicionales: [],
    });
  });

  it('has no item for scopes of all', () => {
    expect(crearAlcance({ tipo: 'allMetricas', metricaId: 'm', adicionales: [] })).toEqual({
      tipo: 'allMetricas',
      elementoId: null,
      intentos: null,
      adicionales: [],
    });
  });

  it('drops the item itself and duplicates from the additional ones', () => {
    const adicionales = ['n', 'm', 'o', 'n'];
    const alcance = crearAlcance({ tipo: 'singleMetrica', metricaId: 'm', intentos: 2, adicionales });
    expect(alcance.adicionales).toEqual(['n', 'o']);
  });

  it.each([
    [{ tipo: 'singleMetrica', subcaracteristicaId: 's', adicionales: [] }, 'metricaId'],
    [{ tipo: 'singleSubcaracteristica', metricaId: 'm', adicionales: [] }, 'subcaracteristicaId'],
    [{ tipo: 'singleMetrica', metricaId: 'm', intentos: 1, adicionales: ['n'] }, 'adicionales'],
    [{ tipo: 'allMetricas', adicionales: ['n'] }, 'adicionales'],
  ] as const)('refuses %j by its field %s', (enviado, campo) => {
    const detalles = [expect.objectContaining({ campo }) as unknown];
    expect(() => crearAlcance(enviado)).toThrow(expect.objectContaining({ kind: 'invalid', detalles }));
  });

  it('names the types with one item, and the kind of that item', () => {
    expect(esTipoSimple('singleMetrica')).toBe(true);
    expect(esTipoSimple('allMetricas')).toBe(false);
    expect(tipoElemento('allSubcaracteristicas')).toBe('subcaracteristica');
    expect(tipoElemento('singleMetrica')).toBe('metrica');
  });
});

describe('whether a question set can be run', () => {
  const plan = planDe([pregunta('l', 'a')]);
  const omitidos = [
    { elemento: 'metrica', nombre: 'Otra', motivo: 'no tiene lista de verificación' },
  ] as const;

  it('accepts a set with questions of its own item', () => {
    expect(() => {
      exigirEjecutable(plan, { elementoId: 'm-l' });
      exigirEjecutable(plan, { elementoId: null });
    }).not.toThrow();
  });

  it('refuses one whose own item was left out, and names the reason', () => {
    expect(() => {
      exigirEjecutable({ ...plan, omitidos }, { elementoId: 'otra' });
    }).toThrow('La prueba no se puede aplicar: «Otra» no tiene lista de verificación.');
  });

  it('refuses an empty catalogue', () => {
    expect(() => {
      exigirEjecutable(planDe([]), { elementoId: null });
    }).toThrow('La prueba no se puede aplicar: no hay pautas que responder.');
  });
});

describe('what a test contains', () => {
  it('names every item, metric, list and guideline once', () => {
    const plan = planDe([pregunta('l', 'a'), pregunta('l', 'b'), pregunta('k', 'a')]);
    expect([...idsContenidos(plan)].sort()).toEqual(['a', 'b', 'k', 'l', 'm-k', 'm-l']);
  });
});

describe('progress', () => {
  const plan = planDe([pregunta('l', 'a'), pregunta('l', 'b'), pregunta('l', 'sin', [])]);

  it('counts chosen levels among the questions that need one', () => {
    const respuestas = [respuesta('l', 'a', 0, 0), respuesta('l', 'b', null, null, 'luego')];
    expect(progreso(plan, respuestas)).toEqual({ respondidas: 1, preguntas: 2 });
  });

  it('counts each question once, and only questions of the plan', () => {
    const respuestas = [respuesta('l', 'a', 1, 2), respuesta('l', 'a', 1, 2), respuesta('x', 'b', 1, 2)];
    expect(progreso(plan, respuestas)).toEqual({ respondidas: 1, preguntas: 2 });
  });
});
