import { describe, expect, it } from 'vitest';

import { aEnvio, aFormulario, accionVacia } from './formulario.ts';
import { esfuerzoDe, estadoDe, opcionesEsfuerzo, opcionesEstado } from './etiquetas.ts';
import * as textos from './textos.ts';

const normal = (texto: string) => texto.replace(/\s/gu, ' ');
const avance = { total: 0, pendientes: 0, enCurso: 0, hechas: 0, verificadas: 0 };

describe('the progress in words', () => {
  it.each([
    [0, 0, '0 de 0 acciones hechas'],
    [1, 1, '1 de 1 acción hecha'],
    [1, 2, '1 de 2 acciones hechas'],
    [199, 200, '199 de 200 acciones hechas'],
  ])('%d of %d', (hechas, total, texto) => {
    expect(textos.textoHechas({ ...avance, hechas, total })).toBe(texto);
  });

  it.each([
    [0, '0 verificadas'],
    [1, '1 verificada'],
    [2, '2 verificadas'],
  ])('%d verified', (verificadas, texto) => {
    expect(textos.textoVerificadas({ ...avance, verificadas })).toBe(texto);
  });
});

describe('the source of the proposals', () => {
  const creado = '2026-11-20T10:05:00';
  const prueba = { _id: 'x', nombre: 'Primera', tipo: 'allMetricas', intentos: null, creado } as const;

  it('names the test with its attempt only where it was repeated', () => {
    const final = ' · Todas las métricas (20 de noviembre de 2026, 10:05)';
    expect(textos.nombreDePrueba(prueba)).toBe(`Primera${final}`);
    expect(textos.nombreDePrueba({ ...prueba, intentos: 2 })).toBe(`Primera, intento 2${final}`);
  });

  it('keeps a name that is written from right to left apart from the rest of the line', () => {
    const nombre = 'בדיקה';
    expect(textos.nombreDePrueba({ ...prueba, nombre })).toMatch(`\u2068${nombre}\u2069 · `);
  });

  it.each([
    [{ commit: 'abcdef0123', grado: 85.256 }, ' · commit abcdef0 · grado 85,26 %'],
    [{ commit: null, grado: 100 }, ' · grado 100,00 %'],
    [{ commit: null, grado: null }, ' · sin grado'],
    [{ commit: null, grado: 0 }, ' · grado 0,00 %'],
  ])('names the analysis %o', (cambios, final) => {
    const suyo = { id: null, fecha: creado, enlace: null, rama: 'main', cambios: [] };
    const texto = normal(textos.textoAnalisis({ ...suyo, ...cambios }));
    expect(texto).toBe(`Análisis del 20 de noviembre de 2026, 10:05${final}`);
  });
});

describe('the extent of a proposal', () => {
  const base = {
    titulo: '',
    severidad: 'MAJOR',
    minutos: 0,
    puntos: 0,
    acotada: false,
    puntosCriticos: [],
  } as const;
  it.each([
    ['regla', 1, 9, '1 incidencia'],
    ['archivo', 1000, 9, '1 000 incidencias'],
    ['duplicado', 9, 1, '1 línea repetida menos'],
    ['duplicado', 9, 12, '12 líneas repetidas menos'],
  ] as const)('of a %s', (tipo, incidencias, lineas, texto) => {
    const propuesta = { ...base, origen: { tipo, clave: 'k' }, incidencias, lineas };
    expect(normal(textos.alcanceDe(propuesta))).toBe(texto);
  });
});

describe('the reason of an empty list of proposals', () => {
  const prueba = {
    _id: 'x',
    nombre: 'P',
    tipo: 'allMetricas',
    intentos: null,
    creado: '',
    promedio: 1,
  } as const;
  const analisis = {
    id: null,
    fecha: '',
    commit: null,
    grado: null,
    enlace: null,
    rama: 'main',
    cambios: [],
  };

  it.each([
    [null, 'Todavía no hay ninguna prueba guardada.'],
    [prueba, 'Ninguna pregunta que cuente está por debajo de su mejor nivel.'],
  ])('by hand', (deEsta, texto) => {
    expect(textos.motivoManual({ prueba: deEsta, pruebas: [], propuestas: [] })).toBe(texto);
  });

  it.each([
    ['El servicio no responde.', null, 'El servicio no responde.'],
    ['Faltan medidas.', analisis, 'Faltan medidas.'],
    [null, null, 'Todavía no hay ningún análisis terminado.'],
    [null, analisis, 'El último análisis no dejó ninguna incidencia ni código repetido que proponer.'],
  ])('of the analysis, with the server’s reason first (%s)', (motivo, deEste, texto) => {
    expect(
      textos.motivoEstatico({ motivo, analisis: deEste, propuestas: [], marcadas: 0, sinLugares: null }),
    ).toBe(texto);
  });

  it('is not that no code is repeated, where the analysis does not keep its places', () => {
    const sinLugares = { archivos: 3, lineas: 1200 };
    expect(textos.motivoEstatico({ motivo: null, analisis, propuestas: [], marcadas: 0, sinLugares })).toBe(
      'El último análisis no dejó ninguna incidencia que proponer.',
    );
  });
});

describe('the fields of an action', () => {
  it('show nothing for what is not given, and send it as absent', () => {
    const accion = { texto: 'T', estado: 'hecha', esfuerzo: 'alto', responsable: null, fecha: null } as const;
    const form = aFormulario({
      ...accion,
      _id: 'a',
      pregunta: null,
      origen: { tipo: 'propia', clave: '' },
      version: 1,
      creado: '',
      verificacion: null,
      deOtroEnlace: false,
    });
    expect(form).toEqual({ ...accion, responsable: '', fecha: '' });
    expect(aEnvio(form)).toEqual(accion);
    expect(aEnvio({ ...accionVacia, responsable: ' Ana ', fecha: '2026-12-01' })).toMatchObject({
      responsable: ' Ana ',
      fecha: '2026-12-01',
    });
  });

  it('offer the closed lists in their order, and an unknown value is the middle of the list', () => {
    expect(opcionesEstado.map(({ label }) => label)).toEqual([
      'Pendiente',
      'En curso',
      'Hecha',
      'Descartada',
    ]);
    expect(opcionesEsfuerzo.map(({ label }) => label)).toEqual(['Bajo', 'Medio', 'Alto']);
    expect([...opcionesEstado.map(({ value }) => estadoDe(value)), estadoDe('otra')]).toEqual([
      'pendiente',
      'en-curso',
      'hecha',
      'descartada',
      'pendiente',
    ]);
    expect([...opcionesEsfuerzo.map(({ value }) => esfuerzoDe(value)), esfuerzoDe('')]).toEqual([
      'bajo',
      'medio',
      'alto',
      'medio',
    ]);
  });
});
