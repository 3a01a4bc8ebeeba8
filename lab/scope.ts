// `npm run bench:alcance -w lab -- FOLDER [ROUNDS]`: a whole analysis of a folder without a scope, and with a scope of two hundred
// patterns that leaves the same files, in turns; the ratio of the medians, and of each pair. Ends with an error when the scope
// costs more than its target. Without a folder, the sources of this project.
import { ambitoCompleto, type Ambito } from '../packages/domain/src/ambito/index.ts';
import { ensureAllBuilt, keepCompiledCode } from '../tools/lib/build.ts';
import { root } from '../tools/lib/paths.ts';
import { measureWholeRun } from './analyser/whole-run.ts';
import { givenFolder } from './lib/folder.ts';

/** Most that an analysis with a scope may take, of the same without one. */
const target = 1.03;

const folder = givenFolder(process.argv[2] ?? root);
const rounds = Number(process.argv[3] ?? 11);

/** Patterns that match no file, each of which has to be compared with all paths. */
const unmatched = (name: string) =>
  Array.from({ length: 50 }, (_, i) => `**/${name}${String(i)}/**/*.?s${i % 2 === 0 ? 'x' : ''}`);

const scope: Ambito = {
  ...ambitoCompleto,
  exclusiones: unmatched('fuera'),
  exclusionesDeDuplicacion: unmatched('copias'),
  exclusionesDeCobertura: unmatched('cubierto'),
  reglasIgnoradas: unmatched('reglas').map((archivos) => ({ regla: 'javascript:S1*', archivos })),
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await ensureAllBuilt();
keepCompiledCode();
await measureWholeRun(folder);
const without: number[] = [];
const within: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  // Each goes first in every second round.
  const order = round % 2 === 0 ? [without, within] : [within, without];
  for (const times of order) {
    const { seconds } = await measureWholeRun(folder, {
      ready: true,
      ambito: times === within ? scope : ambitoCompleto,
    });
    times.push(seconds);
  }
}
const ratio = median(within) / median(without);
const pairs = median(within.map((seconds, at) => seconds / (without[at] ?? Number.NaN)));
console.log(
  `sin alcance ${median(without).toFixed(2)} s, con alcance ${median(within).toFixed(2)} s: ${ratio.toFixed(3)} (por parejas ${pairs.toFixed(3)}; objetivo ${String(target)})`,
);
if (!(ratio <= target)) process.exitCode = 1;
