/** The part of Vite's manifest that counts: see https://vite.dev/guide/backend-integration */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;
interface Files {
  js: string[];
  css: string[];
}
/** Weight of a route in bytes after gzip, and why that is too much; null where it is not. */
interface Verdict {
  route: string;
  problem: string | null;
  js: number;
  css: number;
}

/** Upper limits in kB (1000 bytes) after gzip, and of the files of a route: a browser makes six requests at a time. */
export const limits = { landingJs: 200, landingCss: 40, route: 360, files: 40 };

/** Pages live in src/app/routes, one file per URL; what other folders load on demand (charts, PDF) is no route. */
const routeFolder = 'src/app/routes/';
const landingFile = /landing|inicio|portada/u;

/** Files that the browser must have before a chunk runs: itself and, through static imports, all below it. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Files {
  const seen = new Set<string>();
  const queue = [...keys];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  const files = [...new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))];
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

/**
 * Weighs the landing page and every route, each with the entry that it needs.
 * @param sizeOf bytes of a file after gzip
 */
export function weigh(manifest: Manifest, sizeOf: (file: string) => number): Verdict[] {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('the manifest has no entry');
  const routes = keys.filter((key) => manifest[key]?.isDynamicEntry && key.startsWith(routeFolder));
  const landing = routes.filter((key) => landingFile.test(key));
  const others = routes.filter((key) => !landing.includes(key));
  const groups = [{ route: '/', keys: [entry, ...landing] }].concat(
    others.map((key) => ({ route: key, keys: [entry, key] })),
  );
  return groups.map(({ route, keys: wanted }) => {
    const files = filesOf(manifest, wanted);
    const js = files.js.reduce((sum, file) => sum + sizeOf(file), 0);
    const css = files.css.reduce((sum, file) => sum + sizeOf(file), 0);
    const count = files.js.length + files.css.length;
    return { route, js, css, problem: problemOf(route, js / 1000, css / 1000, count) };
  });
}

function problemOf(route: string, js: number, css: number, files: number) {
  if (files > limits.files) return `más de ${String(limits.files)} archivos`;
  if (route !== '/') return js + css > limits.route ? `más de ${String(limits.route)} kB` : null;
  if (js > limits.landingJs) return `más de ${String(limits.landingJs)} kB de JavaScript`;
  return css > limits.landingCss ? `más de ${String(limits.landingCss)} kB de CSS` : null;
}
