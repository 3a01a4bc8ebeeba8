// `npm run bench:publicar`: share of publishing an analysis that its kept detail takes (files with measures and findings, for
// comparisons), for 1000 files of 100 lines with ten findings each; in process, on PGlite in memory or on the server of
// TEST_DATABASE_URL. The detail is collected, packed and stored once more by itself in the same run.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import type { ArchivoAnalizado, PeticionAnalisis, ResultadoAnalisis } from '@mantenible/domain/analisis';

import { guardarDetalle } from '../modules/analisis/detalle/detalle.repository.ts';
import { crearRecolectorDetalle } from '../modules/analisis/detalle/recolector-detalle.ts';
import { AnalizadorFalso, archivoFalso } from './analizador-falso.ts';
import { analizar } from './esperar-analisis.ts';
import { crearProyecto } from './muestra.ts';
import { createTestApp } from './test-app.ts';

const rounds = 7;

/** Measures from the end of the analyser to the end of the publication. Milliseconds. */
class Measured extends AnalizadorFalso {
  begun = 0;
  ended = 0;
  override analizar = (peticion: PeticionAnalisis): Promise<ResultadoAnalisis> => {
    this.peticiones.push(peticion);
    const files = fileList(this.peticiones.length);
    this.begun = performance.now();
    return Promise.resolve({
      commit: `commit ${this.peticiones.length}`,
      rama: 'main',
      medidas: {},
      omitidos: [],
      otrosLenguajes: [],
      total: 1000,
      lotes: batches(files),
      soltar: () => {
        this.ended = performance.now();
      },
    });
  };
}

function fileList(round: number): ArchivoAnalizado[] {
  return Array.from({ length: 1000 }, (_, i) => {
    const file = archivoFalso(`src/carpeta-${i % 40}/archivo-${i}.js`, `${round}-${i}`);
    const texto = Array.from({ length: 100 }, () => randomBytes(24).toString('base64')).join('\n');
    const incidencias = Array.from({ length: 10 }, (__, n) => ({
      rule: `javascript:S${1000 + n}`,
      message: `Quite la variable «v${n}», que no se usa.`,
      range: { startLine: n * 9 + 1, startColumn: 0, endLine: n * 9 + 1, endColumn: 8 },
      effort: 5,
    }));
    return { ...file, texto, incidencias };
  });
}

async function* batches(files: readonly ArchivoAnalizado[]): ResultadoAnalisis['lotes'] {
  for (let i = 0; i < files.length; i += 250) yield await Promise.resolve(files.slice(i, i + 250));
}

const analizador = new Measured();
const app = await createTestApp({ repositorios: analizador, env: { SCAN_PER_HOUR: '1000' } });
try {
  await app.taller?.empezar();
  const { _id } = await crearProyecto(app, 'ana', 'Proyecto');
  const shares: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await analizar(app, _id);
    const total = analizador.ended - analizador.begun;
    const detail = await detailAlone(_id, fileList(round));
    shares.push(detail / (total - detail));
    console.log(`publishing ${total.toFixed(0)} ms, of these the detail ${detail.toFixed(0)} ms`);
  }
  shares.sort((one, other) => one - other);
  console.log(
    `the detail adds ${((shares[Math.floor(rounds / 2)] ?? 0) * 100).toFixed(1)} % (median of ${rounds})`,
  );
} finally {
  await app.close();
}

async function detailAlone(proyectoId: string, files: readonly ArchivoAnalizado[]): Promise<number> {
  const start = performance.now();
  const collected = crearRecolectorDetalle();
  for (let i = 0; i < files.length; i += 250) collected.agregar(files.slice(i, i + 250));
  const paquete = await collected.empaquetar();
  await guardarDetalle(app.db, {
    proyectoId,
    commit: `otro ${start}`,
    huella: 'h',
    detalle: { version: 'v', paquete },
  });
  return performance.now() - start;
}
