import { resolve } from 'node:path';

import { Refusal } from '../refusal.ts';
import { formatos, type Destino, type Formato } from './order.ts';

/** An argument as `parseArgs` names it. */
interface Token {
  readonly kind: string;
  readonly name?: string;
  readonly value?: string | undefined;
}

/** Pairs each `--formato` with the `--salida` that follows it. */
export function readDestinos(tokens: readonly Token[]): readonly Destino[] {
  const destinos: { formato: Formato; salida: string | null }[] = [];
  for (const { kind, name, value = '' } of tokens) {
    if (kind !== 'option') continue;
    if (name === 'formato') destinos.push({ formato: readFormato(value), salida: null });
    if (name === 'salida') addSalida(destinos, value);
  }
  if (destinos.length === 0) return [{ formato: 'tabla', salida: null }];
  requireApart(destinos);
  return destinos;
}

function readFormato(word: string): Formato {
  const formato = formatos.find((one) => one === word);
  if (formato === undefined) throw new Refusal(`No existe el formato «${word}»: son ${formatos.join(', ')}.`);
  return formato;
}

function addSalida(destinos: { salida: string | null }[], path: string): void {
  const last = destinos.at(-1);
  if (last === undefined || last.salida !== null || path === '')
    throw new Refusal(
      'Cada «--salida FICHERO» sigue a su «--formato»: «--formato sarif --salida informe.sarif».',
    );
  // Of other programs it is the standard output: a file of that name would hide the result.
  if (path === '-')
    throw new Refusal('«--salida -» no es un fichero: sin «--salida», el formato va a la salida estándar.');
  last.salida = path;
}

/** Two results in one place would be no result. */
function requireApart(destinos: readonly Destino[]): void {
  const places = destinos.map(({ salida }) => salida && resolve(salida));
  const repeated = destinos.find((_destino, index) => places.indexOf(places[index] ?? null) !== index);
  if (repeated === undefined) return;
  throw new Refusal(
    repeated.salida === null
      ? 'Solo un formato puede ir a la salida estándar: dé a los demás su «--salida FICHERO».'
      : `Dos formatos escriben en «${repeated.salida}»: dé a cada uno su fichero.`,
  );
}
