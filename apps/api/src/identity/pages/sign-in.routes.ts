import { contar } from '@mantenible/wording/contar';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Interaction } from 'oidc-provider';

import { addressGroup } from '../../http/address-group.ts';
import { elegirClave } from '../cuentas/cambiar-clave.ts';
import type { Cuenta } from '../cuentas/cuenta.port.ts';
import { iniciarSesion } from '../cuentas/iniciar-sesion.ts';
import { PROVIDER_ROUTE, PUBLIC_ROUTE } from '../oidc/mount.ts';
import { origenDe, trustDevice } from './device-cookie.ts';
import type { Fallo } from './fields.ts';
import { isOwnForm, textField } from './form-body.ts';
import { foreignForm, problemOf } from './messages.ts';
import { firstPasswordPage, messagePage, signInPage } from './pages.ts';
import type { PageParts } from './parts.ts';
import { sendPage } from './send-page.ts';

interface Route {
  Params: { uid: string };
}
type Request = FastifyRequest<Route>;

/** Sign-in, and the choice of a first own password. */
export function signInRoutes(app: FastifyInstance, parts: PageParts): void {
  const { page, log } = parts;
  const signIn = async (request: Request, reply: FastifyReply) => {
    const [usuario, clave] = [textField(request, 'usuario'), textField(request, 'clave')];
    const vacios = camposVacios(usuario, clave);
    if (vacios.length > 0) return sendPage(reply, 400, signInPage(page, pathOf(request), usuario, vacios));
    const acceso = await iniciarSesion(parts, usuario, clave, {
      direccion: addressGroup(request.ip),
      origenPara: (cuenta) => origenDe(parts, request, cuenta),
    });
    if (acceso.estado === 'aceptado') return completeSignIn(parts, acceso.cuenta, request, reply);
    const conocido = acceso.cuenta && { usuario: acceso.cuenta.usuario };
    log.info({ ...conocido, estado: acceso.estado }, 'sign-in refused');
    const mensaje =
      acceso.estado === 'esperar' ? waitMessage(acceso.segundos) : 'Usuario o contraseña incorrectos.';
    if (acceso.estado === 'esperar') void reply.header('Retry-After', acceso.segundos);
    const status = acceso.estado === 'esperar' ? 429 : 400;
    return sendPage(reply, status, signInPage(page, pathOf(request), usuario, [{ campo: 'clave', mensaje }]));
  };

  app.get<Route>('/acceso/:uid', PUBLIC_ROUTE, async (request, reply) => {
    if ((await interactionOf(parts, request, reply)) === null) return sendExpired(parts, reply);
    return sendPage(reply, 200, signInPage(page, pathOf(request), '', []));
  });
  app.post<Route>('/acceso/:uid', PROVIDER_ROUTE, async (request, reply) => {
    if (!isOwnForm(request, parts.addresses)) return sendForeignForm(parts, reply);
    if ((await interactionOf(parts, request, reply)) === null) return sendExpired(parts, reply);
    return signIn(request, reply);
  });
  app.get<Route>('/acceso/:uid/clave', PUBLIC_ROUTE, async (request, reply) => {
    const cuenta = await cuentaPorCambiar(parts, request, reply);
    if (cuenta === null) return sendExpired(parts, reply);
    return sendPage(reply, 200, firstPasswordPage(page, pathOf(request), cuenta.usuario, []));
  });
  app.post<Route>('/acceso/:uid/clave', PROVIDER_ROUTE, async (request, reply) => {
    if (!isOwnForm(request, parts.addresses)) return sendForeignForm(parts, reply);
    const cuenta = await cuentaPorCambiar(parts, request, reply);
    if (cuenta === null) return sendExpired(parts, reply);
    const fallos = await elegirClave(
      parts,
      cuenta,
      textField(request, 'nueva'),
      textField(request, 'repetida'),
    );
    if (fallos.length > 0)
      return sendPage(reply, 400, firstPasswordPage(page, pathOf(request), cuenta.usuario, fallos));
    log.info({ sub: cuenta.sub }, 'password change');
    return completeSignIn(parts, { ...cuenta, debeCambiarClave: false }, request, reply);
  });
}

/**
 * Completes a right password: ends the sign-in, or leads to the choice of a new password where it is an initial one.
 */
async function completeSignIn(parts: PageParts, cuenta: Cuenta, request: Request, reply: FastifyReply) {
  const { provider, addresses, log } = parts;
  const { sub, usuario, debeCambiarClave } = cuenta;
  // Before the session begins: a sign-in that cannot be audited is refused.
  if (!debeCambiarClave) await parts.auditoria.apuntar({ quien: cuenta, accion: 'acceso', objeto: '' });
  const result = debeCambiarClave ? { cambio: { sub } } : { login: { accountId: sub } };
  const back = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  await trustDevice(parts, usuario, request, reply);
  if (debeCambiarClave) return reply.redirect(`${addresses.mount}/acceso/${request.params.uid}/clave`, 303);
  log.info({ sub, usuario }, 'sign-in');
  return reply.redirect(back, 303);
}

/** The interaction that both the address and the cookie name; null once it has ended. */
async function interactionOf(
  parts: PageParts,
  request: Request,
  reply: FastifyReply,
): Promise<Interaction | null> {
  try {
    const interaction = await parts.provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid && interaction.prompt.name === 'login' ? interaction : null;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

/** Account that entered its initial password in this interaction and must choose a new one. */
async function cuentaPorCambiar(
  parts: PageParts,
  request: Request,
  reply: FastifyReply,
): Promise<Cuenta | null> {
  const cambio = (await interactionOf(parts, request, reply))?.result?.['cambio'];
  if (typeof cambio !== 'object' || cambio === null || !('sub' in cambio) || typeof cambio.sub !== 'string')
    return null;
  const cuenta = await parts.cuentas.buscar(cambio.sub);
  return cuenta?.activa === true && cuenta.debeCambiarClave ? cuenta : null;
}

function camposVacios(usuario: string, clave: string): Fallo[] {
  return [
    ...(usuario.trim() === '' ? [{ campo: 'usuario', mensaje: 'Escriba su usuario.' }] : []),
    ...(clave === '' ? [{ campo: 'clave', mensaje: 'Escriba su contraseña.' }] : []),
  ];
}

function waitMessage(segundos: number): string {
  return `Demasiados intentos fallidos. Espere ${contar(segundos, 'segundo', 'segundos')} y vuelva a intentarlo.`;
}

function sendExpired({ page }: PageParts, reply: FastifyReply) {
  const { title, message } = problemOf('session_not_found');
  return sendPage(reply, 400, messagePage(page, title, message));
}

function sendForeignForm({ page }: PageParts, reply: FastifyReply) {
  return sendPage(reply, 403, messagePage(page, foreignForm.title, foreignForm.message));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
