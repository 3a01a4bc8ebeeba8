import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { cambiarClave } from '../cuentas/cambiar-clave.ts';
import type { Cuenta } from '../cuentas/cuenta.port.ts';
import { PUBLIC_ROUTE } from '../oidc/mount.ts';
import { origenDe, trustDevice } from './device-cookie.ts';
import type { Fallo } from './fields.ts';
import { isOwnForm, textField } from './form-body.ts';
import { foreignForm, notSignedIn } from './messages.ts';
import { accountPage, messagePage } from './pages.ts';
import type { PageParts } from './parts.ts';
import { sendPage } from './send-page.ts';
import { deleteSession, sessionOf } from './session.ts';

/** The page where people see their account, change their password and sign out. */
export function accountRoutes(app: FastifyInstance, parts: PageParts): void {
  const { addresses, page, log, oidc } = parts;
  const base = `${addresses.mount}/account`;
  const send = (
    reply: FastifyReply,
    status: number,
    cuenta: Cuenta,
    cambiada: boolean,
    fallos: readonly Fallo[],
  ) => sendPage(reply, status, accountPage(page, base, { ...cuenta, cambiada, fallos }));

  app.get('/account', PUBLIC_ROUTE, async (request, reply) => {
    const signedIn = await signedInAccount(parts, request, reply);
    return signedIn === null ? sendNotSignedIn(parts, reply) : send(reply, 200, signedIn.cuenta, false, []);
  });
  app.post('/account/clave', PUBLIC_ROUTE, async (request, reply) => {
    if (!isOwnForm(request, addresses)) return sendForeignForm(parts, reply);
    const signedIn = await signedInAccount(parts, request, reply);
    if (signedIn === null) return sendNotSignedIn(parts, reply);
    const { cuenta, session } = signedIn;
    const [actual, nueva, repetida] = [
      textField(request, 'clave'),
      textField(request, 'nueva'),
      textField(request, 'repetida'),
    ];
    const fallos = await cambiarClave(parts, cuenta, { actual, nueva, repetida }, (guardada) =>
      origenDe(parts, request, guardada),
    );
    if (fallos.length > 0) return send(reply, 400, cuenta, false, fallos);
    // Ends all other sessions of the account, which began with the old password.
    await oidc.endSessions(cuenta.sub, session.uid);
    await trustDevice(parts, cuenta.usuario, request, reply);
    log.info({ sub: cuenta.sub }, 'password change');
    return send(reply, 200, cuenta, true, []);
  });
  app.post('/account/salir', PUBLIC_ROUTE, async (request, reply) => {
    if (!isOwnForm(request, addresses)) return sendForeignForm(parts, reply);
    const session = await sessionOf(parts, request, reply);
    await deleteSession(parts, session, request, reply);
    if (session.accountId !== undefined) log.info({ sub: session.accountId }, 'sign-out');
    return reply.redirect(page.application, 303);
  });
}

/** The session and active account of this browser; null where it is not signed in. */
async function signedInAccount(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const session = await sessionOf(parts, request, reply);
  const cuenta = session.accountId === undefined ? null : await parts.cuentas.buscar(session.accountId);
  return cuenta?.activa === true ? { cuenta, session } : null;
}

function sendNotSignedIn({ page }: PageParts, reply: FastifyReply) {
  return sendPage(reply, 200, messagePage(page, notSignedIn.title, notSignedIn.message));
}

function sendForeignForm({ page }: PageParts, reply: FastifyReply) {
  return sendPage(reply, 403, messagePage(page, foreignForm.title, foreignForm.message));
}
