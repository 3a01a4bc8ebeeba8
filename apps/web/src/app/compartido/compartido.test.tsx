// seguridad: read-only-links
import type { ContenidoCompartido } from '@mantenible/contracts/compartido';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar, sinContestar } from '../../testing/montar.tsx';
import { isShared } from '../router.tsx';
import { Component as Compartido } from '../routes/compartido.tsx';

const clave = 'AAAAAAAAAAAAAAAAAAAAAA';
const leer = `GET /compartido/${clave}`;
const criterios = [{ valor1: 0, valor2: 100, criterio: 'Cumple' }];
const diferencia = { antes: 50, despues: 75, diferencia: 25 };

const contenidos: Readonly<Record<ContenidoCompartido['clase'], ContenidoCompartido>> = {
  informe: {
    clase: 'informe',
    prueba: { nombre: 'Primera', tipo: 'singleMetrica', creado: '2026-01-01T00:00:00.000Z' },
    reporte: {
      listas: [
        [
          {
            pregunta: '¿Hay módulos?',
            respuesta: 'Algunos',
            comentario: 'Tres',
            valor: 0.5,
            maximo: 1,
            fraccion: 0.5,
            siguiente: null,
          },
        ],
      ],
      filas: [{ nombre: 'Modularidad', promedio: 0.5, metricas: [{ nombre: 'M', promedio: 0.5, lista: 0 }] }],
    },
    criterios,
  },
  analisis: {
    clase: 'analisis',
    fecha: '2026-01-01T00:00:00.000Z',
    medidas: Object.entries({
      ncloc: 1000,
      complexity: 180,
      duplicated_lines: 40,
      lines_to_cover: 450,
      code_smells: 20,
      cognitive_complexity: 90,
      comment_lines_density: 12,
    }).map(([metric, value]) => ({ metric, value: String(value) })),
    valoracion: criterios,
    propiedades: [],
    incidencias: {
      total: 3,
      primeras: [
        {
          regla: 'javascript:S1128',
          severidad: 'MINOR',
          descripcion: 'Quite esta importación.',
          archivo: 'src/a.js',
          linea: 2,
          codigo: '<img src=x onerror=alert(1)>',
        },
      ],
    },
  },
  'comparacion-pruebas': {
    clase: 'comparacion-pruebas',
    criterios,
    comparacion: {
      tipo: 'singleMetrica',
      antes: { nombre: 'Antes', intentos: 1, creado: '2026-01-01T00:00:00.000Z' },
      despues: { nombre: 'Después', intentos: 2, creado: '2026-02-01T00:00:00.000Z' },
      filas: [],
      general: { guardado: diferencia, comun: null },
      comunes: 0,
      preguntas: [],
      iguales: 2,
    },
  },
  'comparacion-analisis': {
    clase: 'comparacion-analisis',
    valoracion: criterios,
    comparacion: {
      antes: { fecha: '2026-01-01T00:00:00.000Z' },
      despues: { fecha: '2026-02-01T00:00:00.000Z' },
      cambios: ['enlace', 'rama'],
      cambioDelGrado: { palabra: null, partes: null },
      cifras: { grado: diferencia, ncloc: diferencia, metricas: [], subcaracteristicas: [], defectos: [] },
      hallazgos: {
        cuentas: { nueva: 1, resuelta: 2, sigue: 3, 'cambio-analizador': 0 },
        archivos: [],
        totalArchivos: 4,
        nuevos: 0,
        quitados: 0,
      },
      motivo: null,
    },
  },
  plan: {
    clase: 'plan',
    avance: { total: 2, pendientes: 1, enCurso: 0, hechas: 1, verificadas: 1 },
    acciones: [
      {
        texto: null,
        tipo: 'archivo',
        esfuerzo: 'bajo',
        estado: 'hecha',
        fecha: '2026-03-01',
        deOtroEnlace: false,
        verificada: true,
      },
    ],
    prueba: null,
    dePrueba: [],
    estaticas: [],
  },
};

function abrir(respuesta: unknown) {
  const pedidas = conRed({ [leer]: respuesta });
  montar(<Compartido />, { patron: '/compartido/:clave', url: `/compartido/${clave}` });
  return pedidas;
}
const compartido = (contenido: ContenidoCompartido) => ({
  proyecto: 'Tienda',
  conCodigo: false,
  expira: '2026-06-03T10:00:00.000Z',
  contenido,
});

describe('the page of a read-only link', () => {
  it.each([
    ['informe', 'Reporte de la prueba', 'Tres'],
    ['analisis', 'Análisis estático', 'Quite esta importación.'],
    ['comparacion-pruebas', 'Comparación de dos pruebas', 'Después'],
    ['comparacion-analisis', 'Comparación de dos análisis', 'Los dos análisis son de ramas distintas.'],
    ['plan', 'Plan de mejora', 'Acción sobre archivos del código'],
  ] as const)('shows %s with one request and no link into the product', async (clase, titulo, texto) => {
    const pedidas = abrir(compartido(contenidos[clase]));
    await screen.findByText(texto, { exact: false });
    expect(screen.getByRole('heading', { level: 1, name: titulo })).toBeDefined();
    expect(screen.getByText('Tienda')).toBeDefined();
    expect(pedidas).toEqual([leer]);
    const enlaces = screen.queryAllByRole('link').map((uno) => uno.getAttribute('href'));
    expect(enlaces.filter((href) => href !== '/guia#qué-significa-el-grado')).toEqual([]);
  });

  it('shows the explanation of a figure without a request, and code as text', async () => {
    const pedidas = abrir(compartido(contenidos.analisis));
    expect((await screen.findByText(/onerror/u)).tagName).toBe('CODE');
    const [explicar] = screen.getAllByRole('button', { name: /¿Cómo se calcula\?/u });
    await userEvent.click(explicar ?? document.body);
    await screen.findByRole('heading', { name: 'Fórmula' });
    expect(pedidas).toEqual([leer]);
  });

  it('shows why a link opens nothing, without a way to repeat it', async () => {
    const mensaje = 'Este enlace no existe, ha caducado o fue retirado. Pida otro a quien se lo dio.';
    abrir(new Estado(404, { codigo: 'enlace-no-vale', mensaje }));
    await screen.findByText(mensaje);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('shows that it loads, and a failed load as failed', async () => {
    abrir(sinContestar);
    await screen.findByText('Cargando...');
    abrir(new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }));
    await screen.findByText('El servidor falló.');
  });
});

it('an address of a link alone starts no sign-in', () => {
  expect(isShared('/mantenible', `/mantenible/compartido/${clave}`)).toBe(true);
  expect(isShared('', `/compartido/${clave}`)).toBe(true);
  for (const otra of [
    '/mantenible/',
    '/mantenible/compartido',
    `/mantenible/compartir/${clave}`,
    '/compartido/x',
  ])
    expect([otra, isShared('/mantenible', otra)]).toEqual([otra, false]);
});
