import { describe, expect, it } from 'vitest';

import { DomainError } from '../error/index.ts';
import { esEscala, esEstadoCurso, estadosCurso, exigirAbierto, exigirPaso, validarCurso } from './curso.ts';

const datos = {
  nombre: 'Calidad',
  periodo: '2026-1',
  zona: 'America/Guayaquil',
  escala: 10,
  aprobado: 7,
} as const;
const esZona = (nombre: string) => nombre === 'America/Guayaquil';

const motivosDe = <A extends readonly unknown[]>(
  accion: (...datos: A) => unknown,
  ...datos: A
): readonly string[] => {
  try {
    accion(...datos);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.detalles.length > 0 ? error.detalles.map(({ campo }) => campo) : [error.codigo];
  }
};

describe('data of a course', () => {
  it('takes a zone of the platform and a pass mark on the scale', () => {
    expect(validarCurso(datos, esZona)).toEqual(datos);
    expect(validarCurso({ ...datos, escala: 20, aprobado: 20 }, esZona).aprobado).toBe(20);
    expect(validarCurso({ ...datos, aprobado: 6.5 }, esZona).aprobado).toBe(6.5);
  });

  it.each([
    [{ zona: 'Quito' }, ['zona']],
    [{ aprobado: 0 }, ['aprobado']],
    [{ aprobado: 0.04 }, ['aprobado']],
    [{ aprobado: 10.1 }, ['aprobado']],
    [{ aprobado: 6.25 }, ['aprobado']],
    [{ aprobado: Number.NaN }, ['aprobado']],
    [{ zona: '', aprobado: -1 }, ['zona', 'aprobado']],
  ])('refuses %j, with each field', (cambio, campos) => {
    expect(motivosDe(validarCurso, { ...datos, ...cambio }, esZona)).toEqual(campos);
  });
});

describe('states of a course', () => {
  const pasos = estadosCurso.flatMap((desde) =>
    estadosCurso
      .filter((hasta) => motivosDe(exigirPaso, desde, hasta).length === 0)
      .map((hasta) => `${desde} → ${hasta}`),
  );

  it('closes an open course, reopens or archives a closed one, and leaves an archived one', () => {
    expect(pasos).toEqual([
      'abierto → abierto',
      'abierto → cerrado',
      'cerrado → abierto',
      'cerrado → cerrado',
      'cerrado → archivado',
      'archivado → archivado',
    ]);
  });

  it('admits people and projects only while open', () => {
    expect(estadosCurso.map((estado) => motivosDe(exigirAbierto, estado))).toEqual([
      [],
      ['curso-no-abierto'],
      ['curso-no-abierto'],
    ]);
  });

  it('recognises its words', () => {
    expect(['abierto', 'Abierto', ''].map(esEstadoCurso)).toEqual([true, false, false]);
    expect([10, 20, 100, 5].map(esEscala)).toEqual([true, true, true, false]);
  });
});
