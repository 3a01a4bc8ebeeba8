import { join } from 'node:path';
import type { Orden } from './arguments/order.ts';
import { readOrder } from './arguments/read-order.ts';
import { help } from './help.ts';
import { version } from './output/compiled-code.ts';
import type { Console } from './output/console.ts';
import { noPermission } from './output/no-permission.ts';
import { Refusal } from './refusal.ts';
import { statuses } from './statuses.ts';

/** Program of the workers, which the build leaves beside this one. */
const builtWorker = join(import.meta.dirname, 'worker.cjs');

/** Runs the command; returns its exit status. Messages for people go to standard error. */
export async function run(
  args: readonly string[],
  console: Console,
  worker: string = builtWorker,
): Promise<number> {
  try {
    return await obey(readOrder(args), console, worker);
  } catch (error) {
    console.err(messageOf(error, console));
    return statuses.failed;
  }
}

async function obey(orden: Orden, console: Console, worker: string): Promise<number> {
  if (orden.orden === 'analizar') {
    // Help is shown without loading the analysis.
    const { analizar } = await import('./analizar.ts');
    return analizar(orden, console, { worker });
  }
  if (orden.orden === 'mcp') {
    const { serve } = await import('./mcp/serve.ts');
    return serve(orden, console, { worker });
  }
  await console.out(await textOf(orden));
  return statuses.met;
}

async function textOf(orden: Exclude<Orden, { orden: 'analizar' | 'mcp' }>): Promise<string> {
  if (orden.orden === 'ayuda') return help[orden.tema];
  if (orden.orden === 'version') return `${version}\n`;
  const { describeRule, listRules } = await import('./rules/rules.ts');
  return orden.orden === 'regla' ? describeRule(orden.clave) : listRules(orden.lenguaje);
}

/** A sentence fit to show; of an unexpected error, its trace as well, for a report of it. */
function messageOf(error: unknown, { signal }: Pick<Console, 'signal'>): string {
  if (signal.aborted) return 'Análisis interrumpido: no se escribió nada.';
  if (error instanceof Refusal || isDomainError(error)) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC') return 'No queda espacio en el disco.';
  return noPermission(error) ?? unexpected(error);
}

const unexpected = (error: unknown): string =>
  `Error inesperado: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;

/** Without a look at the class, which would load the domain for each help. */
const isDomainError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'DomainError';
