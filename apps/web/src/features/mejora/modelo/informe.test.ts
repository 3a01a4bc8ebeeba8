import type { Accion, Mejora } from '@mantenible/contracts/mejora';
import { expect, test } from 'vitest';

import { informeMejora, nombreArchivoMejora } from './informe.ts';

const accion: Accion = {
  _id: 'a1',
  origen: { tipo: 'regla', clave: 'javascript:S1128' },
  texto: 'Quitar importaciones',
  pregunta: null,
  esfuerzo: 'bajo',
  estado: 'hecha',
  responsable: 'Ana',
  fecha: '2026-12-01',
  version: 1,
  creado: '2026-11-20T10:00:00.000Z',
  verificacion: {
    estado: 'verificada',
    commit: 'abc1234def',
    fecha: '2026-11-21T10:00:00.000Z',
    motivo: null,
  },
  deOtroEnlace: false,
};
const mejora: Mejora = {
  proyecto: { _id: 'p1', nombre: 'Gestión académica' },
  puedeCambiar: true,
  manual: {
    prueba: null,
    pruebas: [],
    propuestas: [],
  },
  estatico: {
    analisis: {
      id: 'x',
      fecha: '2026-11-21T10:00:00.000Z',
      commit: 'abc1234def',
      grado: 85.256,
      enlace: 'https://github.com/a/b',
      rama: 'vieja',
      cambios: ['rama'],
    },
    propuestas: [
      {
        origen: { tipo: 'regla', clave: 'javascript:S1481' },
        titulo: 'Variable sin uso',
        severidad: 'MINOR',
        incidencias: 1,
        lineas: 0,
        minutos: 95,
        puntos: 0,
        acotada: true,
        puntosCriticos: [],
      },
    ],
    marcadas: 0,
    sinLugares: { archivos: 1, lineas: 40 },
    motivo: null,
  },
  acciones: [accion, { ...accion, _id: 'a2', fecha: null, deOtroEnlace: true }],
  avance: { total: 1, pendientes: 0, enCurso: 0, hechas: 1, verificadas: 1 },
};

test('the PDF of the improvement plan has the texts of the screen', () => {
  const informe = informeMejora(mejora, { hilos: [], aviso: null }, new Date('2026-11-22T00:00:00Z'));
  expect(informe).toMatchObject({
    proyecto: 'Gestión académica',
    generado: '2026-11-22T00:00:00.000Z',
    avance: '1 de 1 acción hecha, 1 verificada',
    manual: { fuente: null, propuestas: [], motivo: 'Todavía no hay ninguna prueba guardada.' },
    estatico: {
      propuestas: [
        {
          titulo: 'Variable sin uso',
          detalle: 'Menor. Regla javascript:S1481: 1 incidencia',
          ganancia: '0,00 puntos (acotada)',
          esfuerzo: '1\u00a0h\u00a035\u00a0min',
        },
      ],
      aviso:
        'El análisis no conserva qué bloques se repiten en 1 archivo (40 líneas repetidas): las propuestas de código repetido y sus ganancias no los cuentan.',
      motivo: null,
    },
  });
  expect(informe.estatico.fuente).toMatch(
    /^Análisis del 21 de .* · commit abc1234 · grado 85,26\s%\. Es de la rama «vieja», .*$/u,
  );
  expect(informe.acciones).toMatchObject([
    {
      origen: 'Regla',
      estado: 'Hecha',
      fecha: '1 de diciembre de 2026',
      comprobacion: 'Verificado en el commit abc1234',
    },
    { fecha: null, comprobacion: 'De otro enlace o rama: no se comprueba' },
  ]);
  expect(nombreArchivoMejora('Gestión académica')).toBe('plan-de-mejora-gestion-academica.pdf');
});
