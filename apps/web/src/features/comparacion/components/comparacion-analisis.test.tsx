import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { config } from '../../../lib/config.ts';
import { conRed, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { ComparacionAnalisis } from './comparacion-analisis.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const uno = '0198a3c0-0000-7000-8000-000000000001';
const dos = '0198a3c0-0000-7000-8000-000000000002';

const hecho = (id: string, dia: number, cambios: object = {}) => ({
  id,
  fecha: `2026-11-0${dia}T10:00:00.000Z`,
  commit: 'abcdef0123456789',
  enlace: 'https://github.com/a/b',
  rama: 'main',
  duracionMs: 1000,
  grado: 70 + dia,
  estado: 'listo',
  motivo: null,
  analizador: null,
  ...cambios,
});
const situacion = (historia: readonly object[]) => ({
  estado: 'listo',
  fecha: '2026-11-02T10:00:00.000Z',
  motivo: null,
  iniciable: true,
  rama: 'main',
  progreso: null,
  medidas: null,
  commit: null,
  enlace: null,
  analizador: null,
  delante: null,
  otrosLenguajes: [],
  archivosOmitidos: { total: 0, primeros: [] },
  ambito: null,
  historia,
});
const de = (antes: number | null, despues: number | null) => ({
  antes,
  despues,
  diferencia: antes === null || despues === null ? null : despues - antes,
});
const lado = (id: string, dia: number) => {
  const { fecha, commit, enlace, rama } = hecho(id, dia);
  return { id, fecha, commit, enlace, rama };
};
const comparacion = {
  proyecto: { _id: p, nombre: 'Tienda' },
  antes: lado(uno, 1),
  despues: lado(dos, 2),
  cambios: [],
  cambioDelGrado: { palabra: 'mejora', partes: null },
  cifras: {
    grado: de(71, 72),
    ncloc: de(100, 120),
    metricas: [
      {
        nombre: 'Densidad de comentarios',
        medida: 'comment_lines_density',
        porcentaje: de(10, 20),
        bruto: de(10, 20),
        acotada: false,
        palabra: 'sube',
      },
      {
        nombre: 'Diseño',
        medida: 'complexity',
        porcentaje: de(30, 20),
        bruto: de(130, 20),
        acotada: true,
        palabra: 'mejora',
      },
    ],
    subcaracteristicas: [{ nombre: 'Modularidad', porcentaje: de(30, 25), palabra: 'mejora' }],
    defectos: [
      {
        propiedad: 'Complejidad',
        medida: 'complexity',
        umbral: 25,
        condicion: '>',
        comparado: de(30, 20),
        veredictos: { antes: 'DEFECTO', despues: 'ACEPTABLE' },
      },
      {
        propiedad: 'Olores',
        medida: 'code_smells',
        umbral: 50,
        condicion: '>',
        comparado: de(69, 71),
        veredictos: { antes: 'DEFECTO', despues: 'DEFECTO' },
      },
      {
        propiedad: 'Comentarios',
        medida: 'comment_lines_density',
        umbral: null,
        condicion: '>=',
        comparado: de(null, 71),
        veredictos: { antes: null, despues: null },
      },
    ],
  },
  hallazgos: {
    cuentas: { nueva: 1, resuelta: 2, sigue: 3, 'cambio-analizador': 0 },
    archivos: [
      {
        ruta: 'src/b.js',
        rutaAnterior: 'src/a.js',
        cambio: 'mejor',
        medidas: {
          code_smells: de(3, 1),
          cognitive_complexity: de(5, 5),
          duplicated_lines: de(null, 0),
        },
      },
    ],
    totalArchivos: 1,
    nuevos: 2,
    quitados: 0,
  },
  motivo: null,
};
const incidencia = {
  estado: 'nueva',
  regla: 'javascript:S1481',
  mensaje: 'Quite la variable sin uso «x».',
  antes: null,
  despues: { ruta: 'src/b.js', linea: 7 },
};
const bien: Respuestas = {
  [`GET /analisis/${p}`]: situacion([hecho(dos, 2), hecho('x', 2, { estado: 'fallido' }), hecho(uno, 1)]),
  [`GET /comparaciones/analisis/${p}`]: comparacion,
  [`GET /comparaciones/analisis/${p}/incidencias`]: { cambios: [], total: 1, incidencias: [incidencia] },
  'GET /valoracionMantenibilidad': [
    { _id: uno, valor1: 0, valor2: 71.5, criterio: 'Bajo', version: 1 },
    { _id: dos, valor1: 71.5, valor2: 100, criterio: 'Alto', version: 1 },
  ],
};

function abrir(respuestas: Respuestas, consulta = '') {
  const pedidas = conRed(respuestas);
  montar(<ComparacionAnalisis />, {
    patron: '/comparar_analisis/:id',
    url: `/comparar_analisis/${p}${consulta}`,
  });
  return pedidas;
}
const normal = (texto: string | null) => (texto ?? '').replace(/\s/g, ' ');
const filas = (nombre: string) =>
  within(screen.getByRole('table', { name: nombre }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => normal(textContent));

describe('the comparison of two analyses', () => {
  it('shows both degrees in words, the difference, and figures with their direction', async () => {
    abrir(bien);
    const grado = await screen.findByRole('region', { name: 'Grado de mantenibilidad' });
    expect(normal(grado.textContent)).toContain('71,00 %Bajo');
    expect(normal(grado.textContent)).toContain('72,00 %Alto');
    expect(normal(grado.textContent)).toContain('+1,00 puntos mejora');
    expect(filas('Subcaracterísticas')).toEqual(['Modularidad30,00 %25,00 %−5,00 puntos mejora']);
    expect(screen.queryByText(/versiones distintas del analizador/)).toBeNull();
    expect(screen.getByText('Qué conviene saber del grado')).toBeDefined();
  });

  it('between versions of the analyser calls no difference better or worse', async () => {
    const sinPalabra = { ...comparacion, cambioDelGrado: { palabra: null, partes: null } };
    abrir({ ...bien, [`GET /comparaciones/analisis/${p}`]: { ...sinPalabra, cambios: ['analizador'] } });
    const grado = await screen.findByRole('region', { name: 'Grado de mantenibilidad' });
    expect(normal(grado.textContent)).toMatch(/\+1,00 puntos$/);
    expect(screen.getByText(/versiones distintas del analizador/)).toBeDefined();
    expect(screen.getByText('deja de ser un defecto').dataset.sentido).toBe('distinto');
    expect(filas('Archivos que cambiaron')).toEqual(['src/b.jsAntes src/a.js−20— solo en el segundo']);
    expect(screen.getByText(/^1 archivo con otras cifras/)).toBeDefined();
  });

  it('takes the word of each figure from the server, and marks clamped figures', async () => {
    abrir(bien);
    await screen.findByRole('table', { name: 'Métricas' });
    expect(screen.getByText(/^Cuanto menor, mejor\. «Mejora» o «empeora» se dice solo si/)).toBeDefined();
    expect(filas('Métricas')).toEqual([
      'Densidad de comentarios10,00 %20,00 %+10,00 puntos sube',
      'Diseñovalor acotado en uno de los dos30,00 %20,00 %−10,00 puntos mejora',
    ]);
  });

  it('shows verdicts in the unit of their thresholds, files that got better, and the new findings', async () => {
    abrir(bien);
    await screen.findByText('Quite la variable sin uso «x».');
    expect(filas('Propiedades de calidad')).toEqual([
      'ComplejidadEs defecto si complejidad > 25 %DEFECTO (30,00 %)ACEPTABLE (20,00 %)deja de ser un defecto',
      // Its threshold is a count.
      'OloresEs defecto si olores > 50DEFECTO (69)DEFECTO (71)sin cambio',
      'ComentariosSin umbralSin veredictoSin veredicto—',
    ]);
    expect(filas('Archivos que cambiaron')).toEqual([
      'src/b.jsMejora, antes src/a.js−2 mejora0 sin cambio— solo en el segundo',
    ]);
    expect(screen.getByRole('radio', { name: 'Nuevas (1)' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /Por cambio del analizador/ })).toBeNull();
  });

  it('reads the findings of the chosen state', async () => {
    const pedidas = abrir(bien);
    await userEvent.click(await screen.findByRole('radio', { name: 'Resueltas (2)' }));
    const lecturas = pedidas.filter((una) => una === `GET /comparaciones/analisis/${p}/incidencias`);
    expect(lecturas).toHaveLength(2);
  });

  it('gives the reason where an analysis keeps only its figures', async () => {
    const motivo = 'El primer análisis guarda solo sus cifras.';
    const sinHallazgos = { ...comparacion, hallazgos: null, motivo };
    abrir({ ...bien, [`GET /comparaciones/analisis/${p}`]: sinHallazgos });
    await screen.findByText(motivo);
    expect(screen.queryByRole('table', { name: 'Archivos que cambiaron' })).toBeNull();
  });

  it('leads to the analysis where one alone is finished', async () => {
    abrir({ [`GET /analisis/${p}`]: situacion([hecho(uno, 1)]) });
    await screen.findByText(/Todavía no hay dos análisis terminados/);
    expect(screen.getByRole('link', { name: 'Ir al análisis' }).getAttribute('href')).toBe(`/sonarqube/${p}`);
  });

  it('gives the reason for no comparison with a scanning service', async () => {
    Object.assign(config, { escaneo: 'sonarqube' });
    abrir({ [`GET /analisis/${p}`]: situacion([]) });
    await screen.findByText(/el servicio de análisis no conserva las incidencias/);
  });

  it('gives the server’s reason when it refuses', async () => {
    const mensaje = 'No se encontró el primer análisis: no terminó o ya no se conserva.';
    const rechazo = new Estado(404, { codigo: 'no-encontrado', mensaje });
    abrir({ ...bien, [`GET /comparaciones/analisis/${p}`]: rechazo });
    await screen.findByText(mensaje);
  });
});
