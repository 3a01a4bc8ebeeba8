import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { casoDeComprobacion } from '../calculo-estatico/medidas.fixture.ts';
import type { MedidasProyecto } from '../calculo-estatico/index.ts';
import { medidasDelModelo } from '../escaneo/index.ts';
import { compararArchivos } from './comparar-archivos.ts';
import { compararCifras } from './comparar-cifras.ts';
import type { ArchivoGuardado, DetalleAnalisis, IncidenciaDeDetalle } from './detalle.ts';
import type { Diferencia } from './diferencia.ts';
import { parearArchivos } from './parear-archivos.ts';
import { seguirIncidencias, type LugarDeIncidencia } from './seguir-incidencias.ts';

// Few paths, blobs, rules and lines, so that renames, copies and repeated lines are frequent.
const hallazgo = fc
  .tuple(fc.constantFrom('S1', 'S2'), fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }), fc.nat(1))
  .map(([regla, linea, texto]): IncidenciaDeDetalle => {
    return { regla, linea, huella: linea === null ? '' : `t${texto}`, minutos: 5, mensaje: 'm' };
  });
const cuenta = fc.option(fc.nat(3), { nil: undefined });
const archivo = fc.record({
  ruta: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  blob: fc.constantFrom('', '1', '2', '3'),
  hallazgos: fc.array(hallazgo, { maxLength: 6 }),
  medidas: fc.tuple(cuenta, cuenta).map(([olores, cognitiva]): MedidasProyecto => ({
    ...(olores === undefined ? {} : { code_smells: olores }),
    ...(cognitiva === undefined ? {} : { cognitive_complexity: cognitiva }),
  })),
});
const completo = (uno: Pick<ArchivoGuardado, 'ruta' | 'blob' | 'hallazgos' | 'medidas'>) => ({
  ...uno,
  analizable: true,
  silencios: 0,
  duplicados: [],
});
const archivos = fc
  .uniqueArray(archivo, { selector: ({ ruta }) => ruta })
  .map((suyos): readonly ArchivoGuardado[] => suyos.map(completo));
const detalle = fc.record({ version: fc.constantFrom('v1', 'v2'), archivos });

const espejo = ({ antes, despues, diferencia }: Diferencia) => ({
  antes: despues,
  despues: antes,
  diferencia: diferencia === null ? null : 0 - diferencia,
});

describe('the pairs of files of any two analyses', () => {
  it('hold every file of both once, in the order of the later one', () => {
    fc.assert(
      fc.property(archivos, archivos, (unos, otros) => {
        const pares = parearArchivos(unos, otros);
        const deAntes = pares.flatMap(({ antes }) => antes ?? []);
        expect(deAntes).toHaveLength(unos.length);
        expect(new Set(deAntes)).toEqual(new Set(unos));
        expect(pares.flatMap(({ despues }) => despues ?? [])).toEqual(otros);
      }),
    );
  });

  it('join files of one path, or of one content where the path exists in one analysis alone', () => {
    fc.assert(
      fc.property(archivos, archivos, (unos, otros) => {
        for (const { antes, despues } of parearArchivos(unos, otros)) {
          if (antes === null || despues === null || antes.ruta === despues.ruta) continue;
          expect(antes.blob).toBe(despues.blob);
          expect(antes.blob).not.toBe('');
          expect(otros.some(({ ruta }) => ruta === antes.ruta)).toBe(false);
          expect(unos.some(({ ruta }) => ruta === despues.ruta)).toBe(false);
        }
      }),
    );
  });

  it('leave no removed file beside a new one of the same content', () => {
    fc.assert(
      fc.property(archivos, archivos, (unos, otros) => {
        const pares = parearArchivos(unos, otros);
        const quitados = pares.flatMap(({ antes, despues }) =>
          despues === null && antes ? [antes.blob] : [],
        );
        const nuevos = pares.flatMap(({ antes, despues }) =>
          antes === null && despues ? [despues.blob] : [],
        );
        expect(quitados.filter((blob) => blob !== '' && nuevos.includes(blob))).toEqual([]);
      }),
    );
  });
});

describe('the findings of any two analyses', () => {
  const enTexto = (lugar: LugarDeIncidencia | null) => (lugar ? `${lugar.ruta}:${lugar.linea ?? '-'}` : '∅');

  it('all remain at their places where an analysis is compared with itself', () => {
    fc.assert(
      fc.property(detalle, (uno) => {
        for (const { estado, antes, despues } of seguirIncidencias(uno, uno)) {
          expect(estado).toBe('sigue');
          expect(antes).toEqual(despues);
        }
      }),
    );
  });

  it('are each listed once on their side', () => {
    const cuantos = ({ archivos: suyos }: DetalleAnalisis) =>
      suyos.reduce((suma, { hallazgos }) => suma + hallazgos.length, 0);
    fc.assert(
      fc.property(detalle, detalle, (uno, otro) => {
        const seguidos = seguirIncidencias(uno, otro);
        expect(seguidos.filter(({ antes }) => antes !== null)).toHaveLength(cuantos(uno));
        expect(seguidos.filter(({ despues }) => despues !== null)).toHaveLength(cuantos(otro));
      }),
    );
  });

  it('remain exactly where they have a place in both', () => {
    fc.assert(
      fc.property(detalle, detalle, (uno, otro) => {
        for (const { estado, antes, despues } of seguirIncidencias(uno, otro)) {
          expect(estado === 'sigue').toBe(antes !== null && despues !== null);
          if (estado === 'nueva') expect([antes, despues !== null]).toEqual([null, true]);
          if (estado === 'resuelta') expect([antes !== null, despues]).toEqual([true, null]);
        }
      }),
    );
  });

  it('are a change of the analyser only in the same content under another version', () => {
    const blobDe = ({ archivos: suyos }: DetalleAnalisis, lugar: LugarDeIncidencia | null) =>
      suyos.find(({ ruta }) => ruta === lugar?.ruta)?.blob ?? '';
    fc.assert(
      fc.property(detalle, detalle, (uno, otro) => {
        for (const { estado, antes, despues } of seguirIncidencias(uno, otro)) {
          if (estado !== 'cambio-analizador') continue;
          const blob = antes ? blobDe(uno, antes) : blobDe(otro, despues);
          expect(uno.version).not.toBe(otro.version);
          expect(blob).not.toBe('');
          expect([uno, otro].every((d) => d.archivos.some((suyo) => suyo.blob === blob))).toBe(true);
        }
      }),
    );
  });

  it('change from new to fixed and back when both analyses are exchanged', () => {
    const inverso = { nueva: 'resuelta', resuelta: 'nueva', sigue: 'sigue' } as const;
    fc.assert(
      fc.property(detalle, detalle, (uno, otro) => {
        const derecho = seguirIncidencias(uno, otro).map(
          ({ estado, regla, antes, despues }) => `${regla} ${estado} ${enTexto(antes)} ${enTexto(despues)}`,
        );
        const vuelto = seguirIncidencias(otro, uno).map(({ estado, regla, antes, despues }) => {
          const suyo = estado === 'cambio-analizador' ? estado : inverso[estado];
          return `${regla} ${suyo} ${enTexto(despues)} ${enTexto(antes)}`;
        });
        expect(vuelto.toSorted()).toEqual(derecho.toSorted());
      }),
    );
  });

  it('are different ones for the whole file (line null) and for a line of it', () => {
    const en = (linea: number | null, huella: string): DetalleAnalisis => ({
      version: 'v1',
      archivos: [
        completo({
          ruta: 'a',
          blob: `${linea}`,
          medidas: {},
          hallazgos: [{ regla: 'S1', linea, huella, minutos: 5, mensaje: 'm' }],
        }),
      ],
    });
    expect(seguirIncidencias(en(null, ''), en(1, 't')).map(({ estado }) => estado)).toEqual([
      'nueva',
      'resuelta',
    ]);
  });
});

describe('the changed files of any two analyses', () => {
  it('do not exist between an analysis and itself', () => {
    fc.assert(
      fc.property(detalle, (uno) => {
        expect(compararArchivos(uno, uno)).toEqual({ archivos: [], nuevos: 0, quitados: 0 });
      }),
    );
  });

  it('change from better to worse and back when both analyses are exchanged', () => {
    const inverso = { mejor: 'peor', peor: 'mejor', mixto: 'mixto' } as const;
    fc.assert(
      fc.property(detalle, detalle, (uno, otro) => {
        const [derecha, inversa] = [compararArchivos(uno, otro), compararArchivos(otro, uno)];
        expect([inversa.nuevos, inversa.quitados]).toEqual([derecha.quitados, derecha.nuevos]);
        const porRuta = new Map(derecha.archivos.map((suyo) => [suyo.rutaAnterior ?? suyo.ruta, suyo]));
        expect(inversa.archivos).toHaveLength(porRuta.size);
        for (const { ruta, cambio, medidas } of inversa.archivos) {
          const suyo = porRuta.get(ruta);
          expect(suyo && inverso[suyo.cambio]).toBe(cambio);
          expect(suyo && espejo(suyo.medidas.code_smells)).toEqual(medidas.code_smells);
        }
      }),
    );
  });
});

describe('the figures of any two analyses', () => {
  // Up to six times the worked case's values, each by its own factor: some metrics are clamped at 100.
  const medidas = fc
    .tuple(fc.subarray([...medidasDelModelo]), fc.array(fc.nat(6), { minLength: 7, maxLength: 7 }))
    .map(([claves, veces]): MedidasProyecto =>
      Object.fromEntries(claves.map((clave, i) => [clave, casoDeComprobacion[clave] * (veces[i] ?? 0)])),
    );
  const propiedades = [3, 40, 20, 10, 15, 25].map((valor, i) => ({
    _id: `${i}`,
    propiedad: `p${i}`,
    valor,
  }));
  const diferenciasDe = ({ grado, ncloc, ...resto }: ReturnType<typeof compararCifras>) => [
    grado,
    ncloc,
    ...resto.metricas.flatMap(({ porcentaje, bruto }) => [porcentaje, bruto]),
    ...resto.subcaracteristicas.map(({ porcentaje }) => porcentaje),
    ...resto.defectos.map(({ comparado }) => comparado),
  ];

  it('do not differ between an analysis and itself', () => {
    fc.assert(
      fc.property(medidas, (unas) => {
        const comparadas = compararCifras([unas, unas], propiedades, []);
        expect(diferenciasDe(comparadas).every(({ diferencia }) => (diferencia ?? 0) === 0)).toBe(true);
        for (const { veredictos } of comparadas.defectos) expect(veredictos.antes).toBe(veredictos.despues);
      }),
    );
  });

  it('are the mirror of those in the other direction', () => {
    fc.assert(
      fc.property(medidas, medidas, (unas, otras) => {
        const [derecha, inversa] = [
          compararCifras([unas, otras], propiedades, []),
          compararCifras([otras, unas], propiedades, []),
        ];
        expect(diferenciasDe(inversa)).toEqual(diferenciasDe(derecha).map(espejo));
        expect(inversa.metricas.map(({ acotada }) => acotada)).toEqual(
          derecha.metricas.map(({ acotada }) => acotada),
        );
        expect(inversa.defectos.map(({ veredictos: { antes, despues } }) => [despues, antes])).toEqual(
          derecha.defectos.map(({ veredictos: { antes, despues } }) => [antes, despues]),
        );
      }),
    );
  });
});
