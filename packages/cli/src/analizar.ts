import { formatNumber } from '@mantenible/wording/numeros';
import { type Medidas, gateLine, plain, severityLine, type Comprobacion } from '@mantenible/reports/formatos';

import {
  analyseLink,
  analysePath,
  findFolder,
  isLink,
  type Analyser,
  type CarpetaAnalizada,
} from './analysis/analyse.ts';
import { checkGates } from './analysis/gates.ts';
import { reportOf, type Comparada, type Informe } from './analysis/report.ts';
import { withParentNotice } from './analysis/parent-scope.ts';
import { analyseBase, findOrigin, follow, unreadableSince, type Origin } from './analysis/since.ts';
import { uncommitted, type Uncommitted } from './analysis/uncommitted.ts';
import type { Destino, OrdenAnalizar } from './arguments/order.ts';
import { formats } from './formats/index.ts';
import type { Console } from './output/console.ts';
import { writeFiles } from './output/write-file.ts';
import { Refusal } from './refusal.ts';
import { statuses } from './statuses.ts';

/** Analyses what the order names, writes each format, and returns the exit status. */
export async function analizar(orden: OrdenAnalizar, console: Console, analyser: Analyser): Promise<number> {
  const informe = await inform(orden, console, analyser);
  console.signal.throwIfAborted();
  requireReadable(informe);
  const comprobaciones = checkGates(informe, orden);
  await writeAll(orden, informe, comprobaciones, console);
  // The other formats are for programs: they leave a person without a reason for the exit status.
  if (!orden.destinos.some(({ formato }) => formato === 'tabla' || formato === 'markdown'))
    for (const line of notesOf(informe, comprobaciones)) console.err(plain(line));
  return comprobaciones.every(({ cumple }) => cumple) ? statuses.met : statuses.missed;
}

/** What a result for programs does not show to a person: what it was narrowed to, what is not met, and what no bound covers. */
function notesOf(informe: Informe, comprobaciones: readonly Comprobacion[]): readonly string[] {
  const narrowed = severityLine(informe);
  const noted = comprobaciones.filter(({ cumple, ilegibles = [] }) => !cumple || ilegibles.length > 0);
  return [...(narrowed === null ? [] : [narrowed]), ...noted.map(gateLine)];
}

/** An analysis that read no file as code has no figure, and would pass every bound of findings. */
function requireReadable({ archivos }: Informe): void {
  if (archivos.some(({ analizable }) => analizable)) return;
  const named = archivos.slice(0, maxNamed).map(({ ruta }) => plain(ruta));
  const more = archivos.length > maxNamed ? '…' : '';
  throw new Refusal(
    `Ningún archivo se pudo leer como código (${named.join(', ')}${more}): corrija su sintaxis y analice de nuevo.`,
  );
}

async function inform(orden: OrdenAnalizar, console: Console, analyser: Analyser): Promise<Informe> {
  const { objetivo, rama, desde, severidad } = orden;
  const request = { objetivo, rama, onMeasures: announce(console) };
  if (isLink(objetivo)) {
    if (desde !== null)
      throw new Refusal(
        '«--desde» compara con la historia de una carpeta: clone el repositorio y analice la copia.',
      );
    return reportOf(await analyseLink(request, analyser, console), objetivo, '', null, severidad);
  }
  const { signal } = console;
  const found = await findFolder(request, console);
  const origin = desde === null ? null : await findOrigin(found, desde, signal);
  const analizada = await analysePath(found, request, analyser, signal);
  const sinConfirmar = await nameUncommitted(analizada, console);
  const ambito = await withParentNotice(found, analizada.ambito);
  const comparada = origin && (await compare(analizada, origin, analyser, signal));
  const prefix = found.workTree?.prefix ?? '';
  const informe = reportOf({ ...analizada, ambito }, objetivo, prefix, comparada, severidad);
  return { ...informe, ...(sinConfirmar && { sinConfirmar }) };
}

async function compare(
  analizada: CarpetaAnalizada,
  origin: Origin,
  analyser: Analyser,
  signal: AbortSignal,
): Promise<Comparada> {
  const base = await analyseBase(analizada, origin, analyser, signal);
  return {
    ...base,
    seguidas: follow(base, analizada.archivos),
    ilegibles: unreadableSince(base.archivos, analizada),
  };
}

/** The folder is analysed as it is, not as the last commit has it: what differs shows why a result is not that of a server. */
async function nameUncommitted(
  analizada: CarpetaAnalizada,
  { err, signal }: Console,
): Promise<readonly Uncommitted[] | null> {
  const all = await uncommitted(analizada, signal);
  if (all === null || all.length === 0) return all;
  const named = all
    .slice(0, maxNamed)
    .map(({ ruta, borrado }) => `${plain(ruta)}${borrado ? ' (borrado)' : ''}`);
  const more = all.length > maxNamed ? '…' : '';
  err(`Con cambios sin confirmar en git (${formatNumber(all.length)}): ${named.join(', ')}${more}`);
  return all;
}

const maxNamed = 10;

/** Shows the figures of a terminal's person while the rules run. */
const announce =
  ({ err, terminal }: Pick<Console, 'err' | 'terminal'>) =>
  ({ ncloc = 0, complexity = 0 }: Medidas): void => {
    if (terminal.err)
      err(
        `Medidas: líneas de código ${formatNumber(ncloc)}, complejidad ciclomática ${formatNumber(complexity)}. Buscando incidencias…`,
      );
  };

/** Writes the files first: a reader of the standard output may end early. */
async function writeAll(
  { destinos, resumen, sinColor }: OrdenAnalizar,
  informe: Informe,
  comprobaciones: readonly Comprobacion[],
  console: Console,
): Promise<void> {
  const { NO_COLOR = '' } = console.env;
  const textFor = ({ formato, salida }: Destino) => {
    const color = salida === null && console.terminal.out && NO_COLOR === '' && !sinColor;
    return formats[formato](informe, comprobaciones, { resumen, color });
  };
  const files = destinos.flatMap((destino) =>
    destino.salida === null ? [] : [{ path: destino.salida, text: () => textFor(destino) }],
  );
  await writeFiles(files, console.signal);
  const standard = destinos.find(({ salida }) => salida === null);
  if (standard === undefined) return;
  await console.out(textFor(standard));
}
