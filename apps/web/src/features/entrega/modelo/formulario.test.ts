import { ambitoCompleto } from '@mantenible/domain/ambito';
import { describe, expect, it } from 'vitest';

import { completa } from '../components/entrega.fixture.ts';
import { aEnvio, aFormulario, formularioNuevo } from './formulario.ts';

const nuevo = formularioNuevo('America/Guayaquil', Date.parse('2026-11-28T15:30:00Z'));

describe('the form of a delivery', () => {
  it('begins now and ends at the end of a day a week later, by the clocks of the course', () => {
    expect([nuevo.abre, nuevo.cierra]).toEqual(['2026-11-28T10:30', '2026-12-05T23:59']);
    expect(aEnvio(nuevo, null)).toMatchObject({
      pide: { prueba: { tipo: 'allSubcaracteristicas', elementoId: null }, analisis: true, plan: false },
      plantilla: null,
      ambito: null,
    });
  });

  it('sends an item with single kinds alone', () => {
    const elementoId = 'm1';
    expect(aEnvio({ ...nuevo, tipo: 'singleMetrica', elementoId }, null).pide.prueba).toEqual({
      tipo: 'singleMetrica',
      elementoId,
    });
    expect(aEnvio({ ...nuevo, tipo: 'allMetricas', elementoId }, null).pide.prueba?.elementoId).toBeNull();
    expect(aEnvio({ ...nuevo, tipo: 'singleMetrica' }, null).pide.prueba?.elementoId).toBeNull();
    expect(aEnvio({ ...nuevo, tipo: '' }, null).pide.prueba).toBeNull();
  });

  it('sends a template with its commit, and the lines of the scope beside what the form does not show', () => {
    const form = {
      ...nuevo,
      plantilla: 'p1',
      commit: ' ABCDEF0 ',
      excluidos: 'lib/**\n\n dist/** ',
      pruebas: 'tests',
    };
    const antes = { ...ambitoCompleto, fuentes: ['src'] };
    expect(aEnvio(form, antes)).toMatchObject({
      plantilla: { proyectoId: 'p1', commit: 'abcdef0' },
      ambito: { fuentes: ['src'], exclusiones: ['lib/**', 'dist/**'], pruebas: ['tests'] },
    });
  });

  it('shows the whole repository as a point, and sends back what it read', () => {
    const ambito = { ...ambitoCompleto, pruebas: [''], inclusionesDePruebas: ['**/*.test.ts'] };
    const form = aFormulario({ ...completa.entrega, ambito });
    expect(form.pruebas).toBe('.');
    expect(aEnvio({ ...form, titulo: 'Otro' }, ambito).ambito).toEqual(ambito);
  });
});
