import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';

import type { Correo, EnviarCorreo, FalloDeEnvio } from './correo.port.ts';

export interface ServidorDeCorreo {
  readonly servidor: string;
  readonly puerto: number;
  readonly tls: 'starttls' | 'implicito' | 'no';
  readonly usuario: string | null;
  readonly clave: string | null;
  readonly remitente: string;
}

/** A server that accepts bytes slowly is given up, too. */
const maximoMs = 30_000;
const pasoMs = 10_000;
const maximoRespuesta = 16 * 1024;

/** Sends mails through a server of SMTP, each over a connection of its own. */
export function createServidorDeCorreo(ajustes: ServidorDeCorreo, limiteMs = maximoMs): EnviarCorreo {
  const transporte = createTransport(opciones(ajustes));
  return async (correo, signal) => {
    try {
      await transporte.sendMail({
        ...mensaje(correo, ajustes.remitente),
        signal: AbortSignal.any([signal, AbortSignal.timeout(limiteMs)]),
      });
      return null;
    } catch (error) {
      return falloDe(error);
    }
  };
}

function opciones({ servidor, puerto, tls, usuario, clave }: ServidorDeCorreo) {
  return {
    host: servidor,
    port: puerto,
    secure: tls === 'implicito',
    // Without encryption offered no password and no address leaves.
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'no',
    connectionTimeout: pasoMs,
    greetingTimeout: pasoMs,
    dnsTimeout: pasoMs,
    socketTimeout: pasoMs,
    maxResponseSize: maximoRespuesta,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(usuario !== null && clave !== null && { auth: { user: usuario, pass: clave }, forceAuth: true }),
  };
}

/** Addresses stand apart from names, so that none is read as several. */
function mensaje({ para, asunto, texto, baja, clave }: Correo, remitente: string) {
  return {
    from: { name: 'Mantenible', address: remitente },
    to: { name: '', address: para },
    envelope: { from: remitente, to: [para] },
    subject: asunto,
    text: texto,
    messageId: `<${clave}@${remitente.slice(remitente.indexOf('@') + 1)}>`,
    // No automatic answer comes back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${baja}>` },
  };
}

const fallo = z.object({
  code: z.catch(z.string(), ''),
  originalCode: z.catch(z.string(), ''),
  command: z.catch(z.string(), ''),
  responseCode: z.catch(z.nullable(z.number()), null),
});

/** The other server's words are left out: they may repeat what it was sent. */
function falloDe(error: unknown): FalloDeEnvio {
  const leido = fallo.safeParse(error);
  if (!leido.success) return { motivo: 'No se pudo enviar el correo.', deTodos: true };
  const { command, responseCode, code } = leido.data;
  const numero = responseCode === null ? '' : ` (respuesta ${responseCode})`;
  return {
    motivo: `${motivoDe(leido.data)}${numero}.`,
    deTodos: code !== 'EMESSAGE' && command !== 'RCPT TO',
  };
}

function motivoDe({ code, originalCode, command }: z.infer<typeof fallo>): string {
  if (code === 'EAUTH') return 'El servidor de correo no aceptó el usuario o la contraseña';
  if (code === 'ETLS' || /CERT|TLS|SSL|SIGN/u.test(originalCode))
    return 'No se pudo cifrar la conexión con el servidor de correo: revise SMTP_TLS y su certificado';
  if (['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT', 'EABORT'].includes(code))
    return 'El servidor de correo no respondió';
  if (command === 'RCPT TO') return 'El servidor de correo no aceptó una dirección';
  if (command === 'MAIL FROM') return 'El servidor de correo no aceptó el remitente';
  return 'El servidor de correo no aceptó el mensaje';
}
