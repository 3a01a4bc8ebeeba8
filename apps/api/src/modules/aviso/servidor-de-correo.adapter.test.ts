// seguridad: mail
import { createServer, type Server, type Socket } from 'node:net';

import { startMailServer } from '@mantenible/doubles';
import { expect, it, onTestFinished } from 'vitest';

import { createServidorDeCorreo, type ServidorDeCorreo } from './servidor-de-correo.adapter.ts';

const correo = {
  para: 'ana@ejemplo.es',
  asunto: 'Mantenible: 1 aviso nuevo',
  texto: 'Hay comentarios nuevos en «Entrega 1».\n.\nFin',
  baja: 'https://uni.ejemplo/mantenible/avisos',
  clave: 'abc',
};
const ajustes = (port: number, otros: Partial<ServidorDeCorreo> = {}): ServidorDeCorreo => ({
  servidor: '127.0.0.1',
  puerto: port,
  tls: 'no',
  usuario: null,
  clave: null,
  remitente: 'mantenible@uni.ejemplo',
  ...otros,
});
const vivo = new AbortController().signal;

async function abrir(...opciones: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...opciones);
  onTestFinished(() => server.close());
  return server;
}

it('sends one mail to one address, as text, with its headers', async () => {
  const { port, mails } = await abrir();
  expect(await createServidorDeCorreo(ajustes(port))(correo, vivo)).toBeNull();
  const [{ source, ...sobre } = { source: '' }] = mails;
  expect(sobre).toEqual({ from: 'mantenible@uni.ejemplo', to: ['ana@ejemplo.es'], user: null });
  for (const cabecera of [
    'From: Mantenible <mantenible@uni.ejemplo>',
    'To: ana@ejemplo.es',
    'Subject: Mantenible: 1 aviso nuevo',
    'Message-ID: <abc@uni.ejemplo>',
    'Auto-Submitted: auto-generated',
    'List-Unsubscribe: <https://uni.ejemplo/mantenible/avisos>',
    'Content-Type: text/plain; charset=utf-8',
  ])
    expect(source).toContain(`${cabecera}\r\n`);
  expect(source.trimEnd().endsWith('Fin')).toBe(true);
});

it('signs in, and repeats no word of a server that refuses', async () => {
  const { port, mails } = await abrir({ password: 'muysecreta' });
  const con = (clave: string) => createServidorDeCorreo(ajustes(port, { usuario: 'mantenible', clave }));
  expect(await con('muysecreta')(correo, vivo)).toBeNull();
  expect(mails[0]?.user).toBe('mantenible');
  expect(await con('otraclave')(correo, vivo)).toEqual({
    motivo: 'El servidor de correo no aceptó el usuario o la contraseña (respuesta 535).',
    deTodos: true,
  });
});

it('never signs in, nor sends, where the required encryption is not offered', async () => {
  const { port, mails } = await abrir({ password: 'muysecreta' });
  const enviar = createServidorDeCorreo(
    ajustes(port, { tls: 'starttls', usuario: 'mantenible', clave: 'muysecreta' }),
  );
  const fallo = await enviar(correo, vivo);
  expect([fallo?.motivo.slice(0, 30), fallo?.deTodos]).toEqual(['No se pudo cifrar la conexión ', true]);
  expect(mails).toEqual([]);
});

it('a refused address concerns that mail alone', async () => {
  const { port } = await abrir({ refused: ['ana@ejemplo.es'] });
  expect(await createServidorDeCorreo(ajustes(port))(correo, vivo)).toEqual({
    motivo: 'El servidor de correo no aceptó una dirección (respuesta 550).',
    deTodos: false,
  });
});

it('gives up a server that does not listen, and one that sends nothing', async () => {
  const sinRespuesta = { motivo: 'El servidor de correo no respondió.', deTodos: true };
  const cerrado = await startMailServer();
  await cerrado.close();
  expect(await createServidorDeCorreo(ajustes(cerrado.port))(correo, vivo)).toEqual(sinRespuesta);
  const mudo = await callado();
  expect(await createServidorDeCorreo(ajustes(mudo), 100)(correo, vivo)).toEqual(sinRespuesta);
  expect(await createServidorDeCorreo(ajustes(mudo))(correo, AbortSignal.abort())).toEqual(sinRespuesta);
});

/** Port of a server that accepts connections and never answers. */
async function callado(): Promise<number> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}
