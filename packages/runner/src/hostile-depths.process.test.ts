// seguridad: 31, 65
import { bottomless, numbered, type HostileText } from '@mantenible/doubles/hostile-texts';
import { expect, it } from 'vitest';

import { analyseSources } from './pipeline/analyse-sources.ts';
import { startWorkers } from './workers/analysis-workers.ts';
import { limitesDePrueba } from './testing/limits.ts';
import { workerPrograms } from './testing/repository-host.ts';

/** The compiler evaluates these texts in time that doubles with each line. */
const doubled: HostileText = {
  path: 'a.ts',
  name: 'doubled texts',
  text: numbered((i) => `const a${i} = \`\${a${i - 1}}\${a${i - 1}}\`;\n`, "const a0 = 'a';\n"),
};

/** The compiler compares each member of the union in each condition. */
const narrowed: HostileText = {
  path: 'a.ts',
  name: 'narrowed unions',
  text: (size) =>
    numbered((i) => `{ k: ${i} }|`, 'type A = ', 'null;\nfunction f(x: A) {\n')(size / 2) +
    numbered((i) => `if (x && x.k === ${i}) return ${i};\n`, '', '}\n')(size / 2),
};

/** Every kind with `HOSTILES=enteros`, otherwise every fourth: each costs a worker. */
const kinds = bottomless.filter((_, i) => process.env['HOSTILES'] === 'enteros' || i % 4 === 1);

/** A file of each kind, named by it. */
const sources = [...kinds, doubled, narrowed].map(({ path, name, text }) => {
  const own = `${name.replaceAll(' ', '-')}${path.slice(path.lastIndexOf('.'))}`;
  return { path: own, text: text(100_000), blob: own };
});

it('files that kill their workers are named, and the others have their findings', async () => {
  const workers = startWorkers({
    worker: workerPrograms.real,
    limites: limitesDePrueba,
    signal: new AbortController().signal,
    priority: 'normal',
  });
  try {
    const ordinary = ['a.js', 'z.js'].map((path) => ({ path, text: 'var a = 1;;\n', blob: path }));
    const { archivos, detenidos } = await analyseSources({
      sources: [...sources, ...ordinary],
      context: [],
      limites: limitesDePrueba,
      workers,
      known: () => Promise.resolve(new Map()),
      onProgress: () => undefined,
    });
    expect(archivos.map(({ ruta }) => ruta).toSorted()).toEqual(
      [...sources, ...ordinary].map(({ path }) => path).toSorted(),
    );
    const unread = archivos.filter(({ analizable }) => !analizable).map(({ ruta }) => ruta);
    expect(unread).toEqual(expect.arrayContaining([...detenidos]));
    expect(detenidos).not.toHaveLength(0);
    for (const { path } of ordinary)
      expect(archivos.find(({ ruta }) => ruta === path)?.incidencias).not.toEqual([]);
  } finally {
    workers.close();
  }
});
