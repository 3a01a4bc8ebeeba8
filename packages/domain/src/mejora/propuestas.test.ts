import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calcularEstatico, gradoExacto } from '../calculo-estatico/index.ts';
import { casoDeComprobacion, casoSin } from '../calculo-estatico/medidas.fixture.ts';
import type { ArchivoGuardado, IncidenciaDeDetalle } from '../comparacion/index.ts';
import type { Severidad } from '../escaneo/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { gananciaEstatica } from './ganancia-estatica.ts';
import { promedioTras, propuestasDePrueba, pruebaDeMejora } from './propuestas-de-prueba.ts';
import { gananciaConjunta, propuestasEstaticas } from './propuestas-estaticas.ts';

const hallazgo = (regla: string, minutos = 5, mensaje = 'm'): IncidenciaDeDetalle => ({
  regla,
  minutos,
  mensaje,
  linea: 1,
  huella: 'h',
});
const archivo = (ruta: string, ...hallazgos: IncidenciaDeDetalle[]): ArchivoGuardado => ({
  ruta,
  blob: ruta,
  analizable: true,
  silencios: 0,
  medidas: {},
  hallazgos,
  duplicados: [],
});
const cognitiva = (valor: number) =>
  hallazgo(
    'js:S3776',
    20,
    `Simplifique esta función: su complejidad cognitiva es ${valor} y el máximo es 15.`,
  );
const severidades = new Map<string, Severidad>([
  ['js:S1', 'MINOR'],
  ['js:S2', 'MAJOR'],
  ['js:S3776', 'CRITICAL'],
]);
const severidadDe = (regla: string): Severidad => severidades.get(regla) ?? 'INFO';
const gradoDe = (medidas: object) => gradoExacto(calcularEstatico(medidas));
const conRuta = (uno: IncidenciaDeDetalle) => ({ ...uno, ruta: 'a.js' });
const ganancia = (medidas: object, hallazgos: readonly IncidenciaDeDetalle[], lineasDuplicadas = 0) =>
  gananciaEstatica(medidas, { hallazgos: hallazgos.map(conRuta), lineasDuplicadas });

describe('the gain in the worked case (1000 lines of code), by hand', () => {
  it('of one finding: one smell less', () => {
    // Three metrics fall by 0.1: Reusabilidad −2·0.1/4, Analizabilidad −2·0.1/7, Modificación −0.1/4. A fifth of the sum.
    const puntos = (0.05 + 0.2 / 7 + 0.025) / 5;
    expect(ganancia(casoDeComprobacion, [hallazgo('js:S1')])?.puntos).toBeCloseTo(puntos, 10);
  });

  it('of one of S3776: a smell, and the complexity over 15', () => {
    // 35 − 15 = 20 points less of 90: both metrics fall by 2. Analizabilidad −4/7, Prueba −2/4; with the smell's part.
    const puntos = (0.05 + 0.2 / 7 + 0.025 + 4 / 7 + 0.5) / 5;
    expect(ganancia(casoDeComprobacion, [cognitiva(35)])?.puntos).toBeCloseTo(puntos, 10);
  });

  it('of one of S3776 whose measure is lower: a smell, and what the measure counts over 15', () => {
    // 16 conditions of two terms: 32 by the rule, 16 by the measure. 1 point less of 90: a twentieth of the 20 above.
    const mensaje =
      'Simplifique esta función: según la regla, función por función, su complejidad cognitiva es 32 y el máximo es 15; la medida del archivo cuenta 16 en ella.';
    const puntos = (0.05 + 0.2 / 7 + 0.025 + 0.2 / 7 + 0.025) / 5;
    expect(ganancia(casoDeComprobacion, [hallazgo('js:S3776', 20, mensaje)])?.puntos).toBeCloseTo(puntos, 10);
  });

  it('of a duplicated group: its own lines', () => {
    // 20 of 40 lines: 2 points less in Modularidad/3, Reusabilidad/4, Analizabilidad/7, Modificación 2·2/4, Prueba/4.
    const puntos = (2 / 3 + 2 / 4 + 2 / 7 + 1 + 2 / 4) / 5;
    expect(ganancia(casoDeComprobacion, [], 20)?.puntos).toBeCloseTo(puntos, 10);
  });

  it('is 0 and marked where the metric is clamped before and after', () => {
    const lleno = { ...casoDeComprobacion, code_smells: 1500 };
    expect(ganancia(lleno, [hallazgo('js:S1')])).toEqual({ puntos: 0, acotada: true });
  });

  it('counts only what passes the clamp', () => {
    // 1001 smells count as 100 %, 999 as 99.9 %: two findings gain a tenth of a percentage point, as one does below the limit.
    const justo = { ...casoDeComprobacion, code_smells: 1001 };
    const dos = ganancia(justo, [hallazgo('js:S1'), hallazgo('js:S1')]);
    expect(dos?.puntos).toBeCloseTo((0.05 + 0.2 / 7 + 0.025) / 5, 10);
    expect(dos?.acotada).toBe(false);
  });

  it('is null without a degree', () => {
    expect(ganancia(casoSin('ncloc'), [hallazgo('js:S1')])).toBeNull();
    expect(
      propuestasEstaticas(casoSin('lines_to_cover'), [archivo('a.js', hallazgo('js:S1'))], severidadDe),
    ).toBeNull();
  });
});

describe('static proposals', () => {
  const archivos = [
    archivo('a.js', hallazgo('js:S1', 10), hallazgo('js:S2', 0)),
    archivo('b.js', hallazgo('js:S1', 10), cognitiva(35)),
  ];

  it('are rules and files by severity, then by gain a minute, with the minutes of their findings', () => {
    const propuestas = propuestasEstaticas(casoDeComprobacion, archivos, severidadDe) ?? [];
    // b.js: 0.2557; S3776: 0.2350; a.js: 0.0414; S2: 0.0207 in 5 min (none named); S1: 0.0414.
    const filas = propuestas.map((una) => [una.clave, una.severidad, una.incidencias, una.minutos]);
    expect(filas).toEqual([
      ['js:S3776', 'CRITICAL', 1, 20],
      ['b.js', 'CRITICAL', 2, 30],
      ['js:S2', 'MAJOR', 1, 5],
      ['a.js', 'MAJOR', 2, 15],
      ['js:S1', 'MINOR', 2, 20],
    ]);
  });

  it('of equal severity come with the greater gain a minute first', () => {
    const iguales = [archivo('lento.js', hallazgo('js:S1', 60)), archivo('zeta.js', hallazgo('js:S1', 5))];
    const claves = propuestasEstaticas(casoDeComprobacion, iguales, severidadDe)?.map(({ clave }) => clave);
    expect(claves).toEqual(['zeta.js', 'js:S1', 'lento.js']);
  });

  it('of a group are as severe as major findings', () => {
    const duplicados = [
      { ...archivo('a.js', hallazgo('js:S1')), duplicados: [{ grupo: 'g', desde: 1, hasta: 2 }] },
      { ...archivo('b.js', hallazgo('js:S3776')), duplicados: [{ grupo: 'g', desde: 1, hasta: 2 }] },
    ];
    const orden = propuestasEstaticas(casoDeComprobacion, duplicados, severidadDe)?.map(
      ({ tipo, severidad }) => `${tipo} ${severidad}`,
    );
    expect(orden).toEqual([
      'regla CRITICAL',
      'archivo CRITICAL',
      'duplicado MAJOR',
      'regla MINOR',
      'archivo MINOR',
    ]);
  });

  it('are duplicated groups too, with the lines that are in no other group', () => {
    const lugar = (grupo: string, desde: number, hasta: number) => ({ grupo, desde, hasta });
    const duplicados = [
      { ...archivo('a.js'), duplicados: [lugar('g', 1, 20), lugar('h', 11, 30)] },
      { ...archivo('b.js'), duplicados: [lugar('g', 5, 24)] },
      { ...archivo('c.js'), duplicados: [lugar('h', 1, 20), lugar('i', 1, 20)] },
    ];
    const propuestas = propuestasEstaticas(casoDeComprobacion, duplicados, severidadDe) ?? [];
    // g: 10 of a.js and 20 of b.js. h: 10 of a.js; c.js stays duplicated by i, as it does without i.
    expect(propuestas.map(({ clave, lineas, minutos }) => [clave, lineas, minutos])).toEqual([
      ['g', 30, 10],
      ['h', 10, 10],
    ]);
    expect(propuestas[0]?.lugares).toEqual([
      { ruta: 'a.js', desde: 1, hasta: 20 },
      { ruta: 'b.js', desde: 5, hasta: 24 },
    ]);
    // 3 points of each metric, by the sums of a duplicated group above.
    expect(propuestas[0]?.puntos).toBeCloseTo((3 * (1 / 3 + 1 / 4 + 1 / 7 + 1 / 2 + 1 / 4)) / 5, 10);
    // Together g and h free lines 1 to 30 of a.js, which each alone does not: 30 + 20, and c.js is still i's.
    const cien = { ...casoDeComprobacion, duplicated_lines: 100 };
    const juntas = gananciaConjunta(cien, duplicados, propuestas);
    const cincuenta = { ...cien, duplicated_lines: 50 };
    expect(juntas?.puntos).toBeCloseTo((gradoDe(cincuenta) ?? 0) - (gradoDe(cien) ?? 0), 10);
  });

  it('are ten at most', () => {
    const muchas = Array.from({ length: 20 }, (_, i) => archivo(`${i}.js`, hallazgo(`js:S${i}`)));
    expect(propuestasEstaticas(casoDeComprobacion, muchas, severidadDe)).toHaveLength(10);
  });

  it('count the union of their findings together, never the sum', () => {
    const regla = { tipo: 'regla', clave: 'js:S1' } as const;
    const ruta = { tipo: 'archivo', clave: 'a.js' } as const;
    const juntas = gananciaConjunta(casoDeComprobacion, archivos, [regla, ruta]);
    expect(juntas?.puntos).toBeCloseTo((3 * (0.05 + 0.2 / 7 + 0.025)) / 5, 10);
  });

  it('never lower the degree, with all else equal', () => {
    const valor = fc.nat({ max: 5000 });
    const medidas = fc.record({
      ncloc: fc.integer({ min: 1, max: 3000 }),
      complexity: valor,
      duplicated_lines: valor,
      lines_to_cover: valor,
      code_smells: valor,
      cognitive_complexity: valor,
      comment_lines_density: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    const uno = fc.oneof(
      fc.nat({ max: 500 }).map(cognitiva),
      fc.nat({ max: 60 }).map((minutos) => hallazgo(`js:S${minutos % 7}`, minutos)),
    );
    const lugar = fc
      .tuple(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 90 }), fc.nat({ max: 30 }))
      .map(([grupo, desde, mas]) => ({ grupo: `g${grupo}`, desde, hasta: desde + mas }));
    const suyo = fc.tuple(fc.array(uno, { maxLength: 20 }), fc.array(lugar, { maxLength: 6 }));
    fc.assert(
      fc.property(medidas, fc.array(suyo, { maxLength: 8 }), (suyas, porArchivo) => {
        const todos = porArchivo.map(([hallazgos, duplicados], i) => ({
          ...archivo(`${i}.js`, ...hallazgos),
          duplicados,
        }));
        const propuestas = propuestasEstaticas(suyas, todos, severidadDe) ?? [];
        expect(propuestas.every(({ puntos }) => puntos >= -1e-9)).toBe(true);
        expect(gananciaConjunta(suyas, todos, propuestas)?.puntos ?? 0).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });
});

describe('proposals of a test', () => {
  // Row l1 (p1, p2) and row l2 (p3). p1 at 0.5 of 1, p2 at best, p3 at 0.
  const prueba = {
    plan: planDe([pregunta('l1', 'p1'), pregunta('l1', 'p2'), pregunta('l2', 'p3')]),
    respuestas: [respuesta('l1', 'p1', 0.5, 1), respuesta('l1', 'p2', 1, 2), respuesta('l2', 'p3', 0, 0)],
  };

  it('raise a question to its next level: the lowest higher value', () => {
    // p3: 0 → 0.5 raises row l2 by 0.5, the mean of two rows by 25 points. p1: 0.5 → 1 raises l1 by 0.25: 12.5 points.
    expect(propuestasDePrueba(prueba)).toEqual([
      {
        pautaId: 'p3',
        listaVerificacion: 'l2',
        descripcion: 'Pauta p3',
        pregunta: '¿p3?',
        nivel: 'p3 nivel 0',
        siguiente: { descripcion: 'p3 nivel 1', valor: 0.5 },
        puntos: 25,
        esfuerzo: 'medio',
      },
      {
        pautaId: 'p1',
        listaVerificacion: 'l1',
        descripcion: 'Pauta p1',
        pregunta: '¿p1?',
        nivel: 'p1 nivel 1',
        siguiente: { descripcion: 'p1 nivel 2', valor: 1 },
        puntos: 12.5,
        esfuerzo: 'medio',
      },
    ]);
  });

  it('name the level of an answer that was saved without it', () => {
    const respuestas = prueba.respuestas.map((una) => ({ ...una, nivel: null }));
    expect(propuestasDePrueba({ ...prueba, respuestas }).map(({ nivel }) => nivel)).toEqual([
      'p3 nivel 0',
      'p1 nivel 1',
    ]);
  });

  it('are ordered by gain over effort', () => {
    const orden = propuestasDePrueba(prueba, ({ pautaId }) => (pautaId === 'p3' ? 'alto' : 'bajo'));
    // 25 / 3 is less than 12.5 / 1.
    expect(orden.map(({ pautaId }) => pautaId)).toEqual(['p1', 'p3']);
  });

  it('count in every row that a list belongs to', () => {
    const fila = (id: string) => ({
      _id: id,
      nombre: id,
      metricas: [{ _id: id, nombre: id, listaVerificacion: 'l1' }],
    });
    const dosFilas = { ...prueba.plan, filas: [fila('s1'), fila('s2')], preguntas: [pregunta('l1', 'p1')] };
    const respuestas = [respuesta('l1', 'p1', 0, 0)];
    expect(propuestasDePrueba({ plan: dosFilas, respuestas })[0]?.puntos).toBe(50);
  });

  it('give the mean after all of them together', () => {
    // l1 = 1, l2 = 0.5.
    const todas = propuestasDePrueba(prueba);
    expect(promedioTras(prueba, todas)).toBe(75);
    expect(promedioTras(prueba, [])).toBe(37.5);
  });

  it('leave out questions at their best level and those that do not count', () => {
    const preguntas = [pregunta('l1', 'p1'), pregunta('l1', 'p2', [0, 0])];
    const respuestas = [respuesta('l1', 'p1', 1, 2), respuesta('l1', 'p2', 0, 0)];
    expect(propuestasDePrueba({ plan: planDe(preguntas), respuestas })).toEqual([]);
  });

  it('are made of the newest test of all sub-characteristics, else of all metrics, else of the newest', () => {
    const una = (tipo: 'allSubcaracteristicas' | 'allMetricas' | 'singleMetrica', creado: string) => ({
      tipo,
      creado,
    });
    const [vieja, nueva, metricas, suelta] = [
      una('allSubcaracteristicas', '2026-01-01'),
      una('allSubcaracteristicas', '2026-01-02'),
      una('allMetricas', '2026-01-03'),
      una('singleMetrica', '2026-01-04'),
    ];
    expect(pruebaDeMejora([vieja, nueva, metricas, suelta])).toBe(nueva);
    expect(pruebaDeMejora([metricas, suelta])).toBe(metricas);
    expect(pruebaDeMejora([suelta])).toBe(suelta);
    expect(pruebaDeMejora([])).toBeNull();
  });
});
