import { execFileSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { startGitHost, type Listening } from '@mantenible/doubles';

import { deBanda, deCeros, linea, sinFin } from './paquetes.ts';

/** Chunks that a host sends; a number is a pause in milliseconds. */
type Guion = Iterable<Buffer | number>;

/** What a hostile repository sends in place of valid references or a valid pack. */
interface Actuacion {
  /** The references; without it, one branch. */
  readonly referencias?: () => Guion;
  /** The frames of the pack. */
  readonly paquete?: () => Guion;
}

const cabecera = [linea('# service=git-upload-pack\n'), Buffer.from('0000')];
const capacidades = 'side-band-64k shallow ofs-delta symref=HEAD:refs/heads/main agent=git/hostil';

const anuncio = (id: string): Buffer[] => [
  ...cabecera,
  linea(`${id} HEAD\0${capacidades}\n`),
  linea(`${id} refs/heads/main\n`),
];

function* enBanda(trozos: Iterable<Buffer>): Generator<Buffer> {
  for (const trozo of trozos) yield deBanda(1, trozo);
}

/** The bytes again and again without an end, one a second, each in a frame. */
function* aGotas(bytes: Buffer, marco: (byte: Buffer) => Buffer): Generator<Buffer | number> {
  for (let en = 0; ; en = (en + 1) % bytes.length) {
    yield marco(bytes.subarray(en, en + 1));
    yield 1000;
  }
}

function* ramasSinFin(id: string): Generator<Buffer | number> {
  yield* anuncio(id);
  for (let tanda = 0; ; tanda += 1) {
    const ramas = Array.from({ length: 5000 }, (_, i) => linea(`${id} refs/heads/z${tanda}-${i}\n`));
    yield Buffer.concat(ramas);
    // Slow enough that git is still reading at its deadline.
    yield 50;
  }
}

/** A pack with unusual messages of progress before it: a huge number and a very long line. */
function* conMensajes(paquete: Buffer): Generator<Buffer | number> {
  const cifra = '9'.repeat(20);
  yield deBanda(2, `Receiving objects: 0% (0/${cifra})\r`);
  yield deBanda(2, `Receiving objects: 0% (0/${cifra})\n${'y'.repeat(60_000)}`);
  // Long enough for a heartbeat.
  yield 1500;
  yield deBanda(2, '\n');
  for (let en = 0; en < paquete.length; en += 1000) yield deBanda(1, paquete.subarray(en, en + 1000));
}

/**
 * The commit of `ordinario.git`, which every hostile repository announces, and by repository name what it sends in place
 * of valid references or a valid pack.
 */
function actuaciones(root: string): { id: string; de: ReadonlyMap<string, Actuacion> } {
  const carpeta = join(root, 'ordinario.git');
  const id = execFileSync('git', ['-C', carpeta, 'rev-parse', 'main']).toString().trim();
  const empaquetar = ['-C', carpeta, 'pack-objects', '--revs', '--stdout', '--quiet'];
  const paquete = execFileSync('git', empaquetar, { input: `${id}\n` });
  const de = new Map<string, Actuacion>([
    ['ceros.git', { paquete: () => enBanda(deCeros()) }],
    ['paquete-sin-fin.git', { paquete: () => enBanda(sinFin()) }],
    ['paquete-a-gotas.git', { paquete: () => aGotas(paquete, (byte) => deBanda(1, byte)) }],
    ['ramas-sin-fin.git', { referencias: () => ramasSinFin(id) }],
    ['ramas-a-gotas.git', { referencias: () => aGotas(Buffer.concat(anuncio(id)), (byte) => byte) }],
    ['palabras.git', { paquete: () => conMensajes(paquete) }],
  ]);
  return { id, de };
}

/** Serves the repositories of a folder, and repositories with invalid answers of the protocol. */
export function abrirHostHostil(root: string): Promise<Listening> {
  const { id, de } = actuaciones(root);
  return startGitHost({
    root,
    before: async (request, response) => {
      const actuacion = de.get((request.url ?? '').split('/', 2)[1] ?? '');
      if (!actuacion) return false;
      await responder(request, response, actuacion, id);
      return true;
    },
  });
}

async function responder(
  request: IncomingMessage,
  response: ServerResponse,
  { referencias = () => [...anuncio(id), Buffer.from('0000')], paquete = () => [] }: Actuacion,
  id: string,
): Promise<void> {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
    return verter(response, referencias());
  }
  const trozos: Buffer[] = [];
  for await (const trozo of request as AsyncIterable<Buffer>) trozos.push(trozo);
  const cortes = [linea(`shallow ${id}`), Buffer.from('0000')];
  response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' });
  // git first requests the shallow boundary, then the pack.
  if (!Buffer.concat(trozos).includes('0009done')) return verter(response, cortes);
  await verter(response, [...cortes, linea('NAK\n')], false);
  await verter(response, paquete(), false);
  return verter(response, [Buffer.from('0000')]);
}

/** Sends the whole script with backpressure; a disconnect of the client is not an error. */
async function verter(response: ServerResponse, guion: Guion, end = true): Promise<void> {
  await pipeline(Readable.from(pausar(guion)), response, { end }).catch(() => undefined);
}

async function* pausar(guion: Guion): AsyncGenerator<Buffer> {
  for (const uno of guion) {
    if (typeof uno === 'number') await sleep(uno);
    else yield uno;
  }
}
