import { ambitoCompleto } from '@mantenible/domain/ambito';
import type { Incidencia, Medida } from '@mantenible/domain/escaneo';
import { afterEach, describe, expect, it } from 'vitest';

import { config } from '../../../../lib/config.ts';
import { incidencia, tres } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { armarResultado } from '../figuras/resultado.ts';
import { caso, proyecto } from '../analisis.fixture.tsx';
import { hecho, situacion } from '../incorporado/situacion.fixture.ts';
import { maximoListadas } from './incidencias-informadas.ts';
import { informeAnalisis } from './informe-analisis.ts';

afterEach(() => {
  Object.assign(config, { escaneo: 'ninguno' });
});

const componente = (path: string, ncloc: number) => ({
  key: path,
  name: path,
  qualifier: 'FIL',
  path,
  measures: [{ metric: 'ncloc', value: `${ncloc}` }],
});
const medidas = Object.entries(caso).map(([metric, value]) => ({ metric, value }));
const umbral = { _id: 'u', propiedad: 'Líneas duplicadas', valor: 3 };

interface Cambios {
  readonly valores?: readonly Medida[];
  readonly issues?: readonly Incidencia[];
  readonly total?: number;
  readonly origen?: Partial<Parameters<typeof informeAnalisis>[1]>;
}

function informe({ valores = medidas, issues = tres, total = issues.length, origen = {} }: Cambios = {}) {
  return informeAnalisis(
    {
      resultado: armarResultado(valores, '2026-11-21T10:00:00Z'),
      valoracion: [{ valor1: 80, valor2: 90, criterio: 'Mantenibilidad alta' }],
      propiedades: [umbral],
      escaneo: 'incorporado',
    },
    {
      proyecto,
      estado: situacion({}),
      incidencias: { issues, total },
      componentes: { elementos: [componente('a.js', 10)], total: 1 },
      marcas: null,
      comentarios: { hilos: [], aviso: null },
      now: new Date('2026-11-22T09:00:00Z'),
      ...origen,
    },
  );
}
const legible = (texto: string | null | undefined) => texto?.replaceAll(/\s/gu, ' ');

describe('the PDF of an analysis', () => {
  it('names what was measured: project, repository, branch, commit and date', () => {
    const anterior = hecho({ commit: 'abc', enlace: 'https://github.com/ana/vieja', rama: 'vieja' });
    const estado = situacion({ historia: [hecho({ estado: 'fallido' }), anterior] });
    expect(informe({ origen: { estado } })).toMatchObject({
      proyecto: 'Tienda',
      enlace: 'https://github.com/ana/vieja',
      rama: 'vieja',
      commit: 'abc',
      fecha: '2026-11-21T10:00:00.000Z',
      generado: '2026-11-22T09:00:00.000Z',
    });
    expect(informe({ origen: { estado: undefined } })).toMatchObject({
      enlace: proyecto.link,
      rama: 'main',
      commit: null,
    });
  });

  it('has every figure with formula and numbers, the lacking points and the notes', () => {
    const { grado, criterio, falta, notas, subcaracteristicas, metricas } = informe();
    expect([grado.valor, criterio].map(legible)).toEqual(['85,26 %', 'Mantenibilidad alta']);
    expect(falta?.titulo).toBe('De qué se componen los 14,74 puntos que faltan');
    expect(falta?.partes.map((parte) => legible(parte.join(' ')))[0]).toBe('Líneas por cubrir 5,25 36 %');
    expect(notas.length).toBeGreaterThan(3);
    expect([subcaracteristicas.length, metricas.length]).toEqual([5, 10]);
    expect(legible(metricas[0]?.numeros)).toBe('180 × 100 / 1 000 = 18,00 %');
  });

  it('has verdicts with their conditions', () => {
    const { veredictos } = informe();
    expect(veredictos.map((uno) => legible(Object.values(uno).join(' | '))).slice(0, 2)).toEqual([
      'Líneas duplicadas | Líneas duplicadas 40 (4,00 %) | duplicadas > 3 % | DEFECTO',
      'Líneas por cubrir | Líneas por cubrir 450 (45,00 %) | sin umbral | Sin veredicto',
    ]);
  });

  it('shows no figure without measures', () => {
    const { grado, criterio, falta, metricas } = informe({ valores: [] });
    expect([grado.valor, grado.numeros, criterio, falta, metricas[0]?.valor]).toEqual([
      'sin medida',
      null,
      'sin medida',
      null,
      'sin medida',
    ]);
  });
});

describe('what was analysed', () => {
  it('are files and lines by language, and what was left out', () => {
    const elementos = [
      componente('a.js', 10),
      componente('b.vue', 20),
      componente('c.PY', 300),
      componente('d.mts', 1),
    ];
    const estado = situacion({
      otrosLenguajes: [{ lenguaje: 'Java', archivos: 2 }],
      archivosOmitidos: { total: 3, primeros: [{ ruta: 'x.min.js', motivo: 'Está minimizado.' }] },
      ambito: {
        origen: 'proyecto',
        ambito: { ...ambitoCompleto, exclusiones: Array.from({ length: 12 }, (_, i) => `d${i}/**`) },
        avisos: ['«x» no coincide.'],
        partes: [
          { parte: 'principal', archivos: 4, lineas: 331 },
          { parte: 'excluido', archivos: 5, lineas: 9, sinLeer: 2 },
          { parte: 'submodulo', archivos: 1, lineas: null },
        ],
      },
    });
    const { analizado } = informe({ origen: { estado, componentes: { elementos, total: 9 } } });
    expect(analizado.map(([nombre, valor]) => `${nombre}: ${legible(valor)}`)).toEqual([
      'Archivos: 9',
      'Líneas de código: 1 000',
      'Lenguajes: Python: 1 archivo y 300 líneas de código; JavaScript: 2 archivos y 30 líneas de código; TypeScript: 1 archivo y 1 línea de código',
      'Sin detallar: 5 archivos: no cuentan en los lenguajes',
      'Alcance: El alcance guardado en el proyecto. Código que queda fuera: d0/**, d1/**, d2/**, d3/**, d4/**, d5/**, d6/**, d7/**, d8/**, d9/** y 2 más. Código principal: 4 archivos y 331 líneas; Excluido por el alcance: 5 archivos y 9 líneas, 2 archivos sin leer; Submódulos (aviso): 1 archivo. «x» no coincide.',
      'Sin analizar: 3 archivos; x.min.js: Está minimizado.; y 2 archivos más',
      'Otros: El repositorio contiene además Java (2 archivos), que no se analiza y no cuenta en las líneas de código.',
    ]);
  });
});

it('the embedded analyser names the languages in which it looks for issues', () => {
  Object.assign(config, { escaneo: 'incorporado' });
  const origen = { componentes: { elementos: [componente('a.js', 10)], total: 1 } };
  expect(informe({ origen }).analizado).toContainEqual([
    'Incidencias',
    expect.stringMatching(
      /^Las incidencias se buscan en JavaScript, TypeScript, Python, CSS, HTML y Dockerfile,/u,
    ),
  ]);
});

describe('the findings', () => {
  it('are grouped by file, in the order of lines', () => {
    const { resumen, archivos } = informe({
      issues: [...tres, incidencia({ archivo: 'src/b.py', linea: null, severidad: 'X' })],
    }).hallazgos;
    expect(resumen).toBe('4 incidencias. Por severidad: Crítica: 1, Mayor: 1, Menor: 1, Sin clasificar: 1.');
    expect(archivos.map(({ ruta, hallazgos }) => [ruta, hallazgos.map(({ lineas }) => lineas)])).toEqual([
      ['src/a.js', ['2', '4']],
      ['src/b.py', ['', '7']],
    ]);
    expect(archivos[0]?.hallazgos[1]).toEqual({
      clave: 'src/a.js:4 javascript:S3776',
      lineas: '4',
      severidad: 'Crítica',
      regla: 'javascript:S3776',
      mensaje: 'Función larga',
    });
  });

  it('are the gravest where there are too many, and the others are counted', () => {
    const leves = Array.from({ length: 20_000 }, (_, i) =>
      incidencia({ archivo: `src/${i % 900}.js`, severidad: 'INFO' }),
    );
    const rango = { startLine: 3, endLine: 8 };
    const grave = incidencia({ archivo: 'zz.js', severidad: 'BLOCKER', linea: 3, linea_afectada: rango });
    const { resumen, archivos } = informe({ issues: [...leves, grave], total: 50_000 }).hallazgos;
    expect(legible(resumen)).toBe(
      '50 000 incidencias. Por severidad de las 20 001 que se pudieron leer: Bloqueante: 1, Informativa: 20 000. Se listan las 500 más graves.',
    );
    expect(archivos.flatMap(({ hallazgos }) => hallazgos)).toHaveLength(maximoListadas);
    expect(archivos.at(-1)).toMatchObject({ ruta: 'zz.js', hallazgos: [{ lineas: '3 a 8' }] });
  });

  it('have the title of their rule above a message in English', () => {
    const { archivos } = informe({ origen: { tituloDe: (regla) => `Título de ${regla}` } }).hallazgos;
    expect(archivos[0]?.hallazgos[0]?.mensaje).toBe('Título de javascript:S3776\nNombre poco claro');
  });

  it('are absent from a clean project', () => {
    expect(informe({ issues: [] }).hallazgos).toEqual({
      resumen: 'El análisis no encontró ninguna incidencia.',
      archivos: [],
    });
  });
});
