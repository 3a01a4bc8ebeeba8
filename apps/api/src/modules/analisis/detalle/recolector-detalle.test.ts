import { packText } from '@mantenible/runner/packed-text';
import { expect, it } from 'vitest';

import { archivoFalso } from '../../../testing/analizador-falso.ts';
import { leerPaquete } from './paquete.schema.ts';
import { huellaDeLinea, crearRecolectorDetalle } from './recolector-detalle.ts';

const rango = { startLine: 2, startColumn: 0, endLine: 2, endColumn: 1 };
const archivo = {
  ...archivoFalso('a.js', 'b1'),
  texto: 'uno\r\n  dos tres // NOSONAR',
  medidas: { ncloc: 2, lines: 3, code_smells: 2 },
  duplicados: [{ grupo: 'g1', desde: 1, hasta: 2 }],
  incidencias: [
    { rule: 'js:S1', message: 'm\n1', range: rango, effort: 5 },
    { rule: 'js:S2', message: 'm2', range: null, effort: 0 },
  ],
};

it('a packed detail is read back whole', async () => {
  const recolector = crearRecolectorDetalle();
  recolector.agregar([archivo]);
  expect(await leerPaquete((await recolector.empaquetar()) ?? '')).toEqual([
    {
      ruta: 'a.js',
      blob: 'b1',
      analizable: true,
      silencios: 1,
      duplicados: [{ grupo: 'g1', desde: 1, hasta: 2 }],
      medidas: { ncloc: 2, code_smells: 2 },
      hallazgos: [
        {
          regla: 'js:S1',
          linea: 2,
          huella: huellaDeLinea('dos tres // NOSONAR'),
          minutos: 5,
          mensaje: 'm\n1',
        },
        { regla: 'js:S2', linea: null, huella: '', minutos: 0, mensaje: 'm2' },
      ],
    },
  ]);
});

it('an analysis without files has an empty detail', async () => {
  expect(await leerPaquete((await crearRecolectorDetalle().empaquetar()) ?? '')).toEqual([]);
});

it('the hash of a line ignores white space and nothing else', () => {
  expect(huellaDeLinea('\tif (a) {  ')).toBe(huellaDeLinea('if(a){'));
  expect(huellaDeLinea('if (b) {')).not.toBe(huellaDeLinea('if (a) {'));
});

it('a detail beyond the size limit is not packed', async () => {
  const recolector = crearRecolectorDetalle(100);
  recolector.agregar([archivo]);
  expect(await recolector.empaquetar()).toBeNull();
});

it('a detail of an older version is read without duplicated places', async () => {
  const anterior = await packText(JSON.stringify(['a.js', 'b1', true, [], 0, []]));
  expect(await leerPaquete(anterior)).toMatchObject([{ ruta: 'a.js', duplicados: [] }]);
});

it('duplicated places beyond the limit are left out, and all findings stay', async () => {
  const recolector = crearRecolectorDetalle();
  const lugares = Array.from({ length: 6000 }, () => ({ grupo: 'g', desde: 1, hasta: 2 }));
  recolector.agregar([{ ...archivo, duplicados: lugares }]);
  recolector.agregar([{ ...archivo, duplicados: lugares }]);
  const leidos = await leerPaquete((await recolector.empaquetar()) ?? '');
  expect(leidos.map(({ duplicados, hallazgos }) => [duplicados.length, hallazgos.length])).toEqual([
    [6000, 2],
    [0, 2],
  ]);
});

it('a long detail is read in steps, between which other work runs', async () => {
  const recolector = crearRecolectorDetalle();
  const muchas = Array.from({ length: 20_000 }, () => ({
    rule: 'js:S1',
    message: 'm',
    range: rango,
    effort: 5,
  }));
  recolector.agregar(
    Array.from({ length: 20 }, (_, i) => ({
      ...archivo,
      ruta: `${i}.js`,
      incidencias: muchas.slice(0, 1000),
    })),
  );
  const paquete = (await recolector.empaquetar()) ?? '';
  let turns = 0;
  const contando = { sigue: true };
  const contar = (): void => {
    turns += 1;
    if (contando.sigue) setImmediate(contar);
  };
  contar();
  const antes = turns;
  await leerPaquete(paquete);
  contando.sigue = false;
  expect(turns - antes).toBeGreaterThan(4);
});
