import { z } from 'zod';

export type FileFormat = 'json' | 'xlsx';

const types = {
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const paths = { json: '', xlsx: '/xlsx' } as const;
const simulated = z.object({ huella: z.string(), reparos: z.array(z.unknown()) });

/** The product's files of its catalogue and its projects; every refusal fails. */
export function files(api: string, token: string) {
  const send = async (path: string, body?: Uint8Array, type: string = types.json) => {
    const response = await fetch(api + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: body.slice().buffer }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path}: ${response.status} ${new TextDecoder().decode(bytes)}`);
    return bytes;
  };
  /** The dry run, and the import of what it shows in place of what is there. */
  const importCatalogue = async (format: FileFormat, bytes: Uint8Array) => {
    const to = `/catalogo/importacion${paths[format]}`;
    const dry = await send(`${to}/simular?modo=reemplazar`, bytes, types[format]);
    const { huella, reparos } = simulated.parse(JSON.parse(new TextDecoder().decode(dry)));
    if (reparos.length > 0) throw new Error(`faults: ${JSON.stringify(reparos)}`);
    await send(`${to}?modo=reemplazar&huella=${huella}`, bytes, types[format]);
  };
  return {
    importCatalogue,
    exportCatalogue: (format: FileFormat) => send(`/catalogo/exportacion${paths[format]}`),
    emptyCatalogue: () =>
      importCatalogue(
        'json',
        new TextEncoder().encode(
          JSON.stringify({ pautas: [], listasVerificacion: [], metricas: [], subcaracteristicas: [] }),
        ),
      ),
    exportProject: (project: string, format: FileFormat) =>
      send(`/proyectos/${project}/exportacion?formato=${format}&zona=America/Guayaquil`),
  };
}
