// `npm run bench:comparacion`: tracking the findings of two analyses of 10 000 findings each, over 1000 files where a third
// of the lines moved, and in the worst case: one file that repeats one line. BENCH_HALLAZGOS sets their number.
import { performance } from 'node:perf_hooks';

import {
  compararArchivos,
  seguirHallazgos,
  type ArchivoGuardado,
  type DetalleAnalisis,
} from '../packages/domain/src/comparacion/index.ts';

const findings = Number(process.env['BENCH_HALLAZGOS'] ?? 10_000);

/** An analysis of so many files; in every third file the findings are `moved` lines further down. */
function analysis(files: number, moved: number, hashOf: (line: number) => string): DetalleAnalisis {
  const each = Math.ceil(findings / files);
  const archivos = Array.from({ length: files }, (_, file): ArchivoGuardado => {
    const shift = file % 3 === 0 ? moved : 0;
    const hallazgos = Array.from({ length: each }, (_item, i) => ({
      regla: `js:S${i % 20}`,
      linea: i * 3 + 1 + shift,
      huella: hashOf(i),
      minutos: 5,
      mensaje: 'Simplifique esta función.',
    }));
    const medidas = { ncloc: each * 3, code_smells: each };
    return {
      ruta: `src/${file}.js`,
      blob: `${file} ${shift}`,
      analizable: true,
      silencios: 0,
      duplicados: [],
      medidas,
      hallazgos,
    };
  });
  return { version: 'v', archivos };
}

function measure(name: string, before: DetalleAnalisis, after: DetalleAnalisis): void {
  const start = performance.now();
  const tracked = seguirHallazgos(before, after);
  compararArchivos(before, after);
  console.log(`${name}: ${tracked.length} findings in ${(performance.now() - start).toFixed(0)} ms`);
}

const distinctHash = (line: number) => `h${line}`;
measure('1000 files', analysis(1000, 0, distinctHash), analysis(1000, 7, distinctHash));
measure(
  'one file, one line',
  analysis(1, 0, () => 'h'),
  analysis(1, 5000, () => 'h'),
);
