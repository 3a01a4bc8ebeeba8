import { nombreDeRol } from '@mantenible/wording/roles';

import { ADVISED_LENGTH, MIN_LENGTH } from '../cuentas/politica-clave.ts';
import { errorSummary, field, type Fallo } from './fields.ts';
import { html, trustedHtml } from './html.ts';
import { layout, type PageContext } from './layout.ts';

const hint = `Al menos ${MIN_LENGTH} caracteres; mejor ${ADVISED_LENGTH} o más. Una frase que recuerde vale más que símbolos raros.`;
const scriptsOfForms = ['mostrar-clave.js'];

export function signInPage(
  page: PageContext,
  action: string,
  usuario: string,
  fallos: readonly Fallo[],
): string {
  return layout(page, {
    title: 'Iniciar sesión',
    scripts: scriptsOfForms,
    body: html`${errorSummary(fallos)}
      <form method="post" action="${action}">
        ${field({ id: 'usuario', label: 'Usuario', autocomplete: 'username', value: usuario, fallos })}
        ${field({ id: 'clave', label: 'Contraseña', autocomplete: 'current-password', fallos })}
        <button type="submit" class="principal">Entrar</button>
      </form>
      <p class="nota">¿Olvidó su contraseña? Pida a quien administra Mantenible que la restablezca.</p>`,
  });
}

/** Shown between password and application to a person whose password is still an initial one. */
export function firstPasswordPage(
  page: PageContext,
  action: string,
  usuario: string,
  fallos: readonly Fallo[],
): string {
  return layout(page, {
    title: 'Elija su contraseña',
    scripts: scriptsOfForms,
    body: html`${errorSummary(fallos)}
      <p>
        Es la primera vez que entra con esta cuenta. Cambie la contraseña que recibió por una que solo usted
        conozca.
      </p>
      <form method="post" action="${action}">
        <input type="hidden" autocomplete="username" value="${usuario}" />
        ${field({ id: 'nueva', label: 'Contraseña nueva', autocomplete: 'new-password', hint, fallos })}
        ${field({ id: 'repetida', label: 'Repita la contraseña nueva', autocomplete: 'new-password', fallos })}
        <button type="submit" class="principal">Guardar y continuar</button>
      </form>`,
  });
}

interface AccountView {
  readonly usuario: string;
  readonly nombre: string;
  readonly roles: readonly string[];
  readonly cambiada: boolean;
  readonly fallos: readonly Fallo[];
}

export function accountPage(page: PageContext, base: string, account: AccountView): string {
  const { usuario, nombre, roles, cambiada, fallos } = account;
  return layout(page, {
    title: 'Su cuenta',
    scripts: scriptsOfForms,
    body: html`${cambiada ? html`<p class="hecho" role="status">Contraseña cambiada.</p>` : null}
      <dl>
        <dt>Nombre</dt>
        <dd>${nombre}</dd>
        <dt>Usuario</dt>
        <dd>${usuario}</dd>
        <dt>Roles</dt>
        <dd>${roles.length > 0 ? roles.map(nombreDeRol).join(', ') : 'Ninguno'}</dd>
      </dl>
      <h2>Cambiar la contraseña</h2>
      ${errorSummary(fallos)}
      <form method="post" action="${base}/clave">
        <input type="hidden" autocomplete="username" value="${usuario}" />
        ${field({ id: 'clave', label: 'Contraseña actual', autocomplete: 'current-password', fallos })}
        ${field({ id: 'nueva', label: 'Contraseña nueva', autocomplete: 'new-password', hint, fallos })}
        ${field({ id: 'repetida', label: 'Repita la contraseña nueva', autocomplete: 'new-password', fallos })}
        <button type="submit" class="principal">Cambiar contraseña</button>
      </form>
      <form method="post" action="${base}/salir" class="salida">
        <a href="${page.application}">Volver a la aplicación</a>
        <button type="submit">Cerrar sesión</button>
      </form>`,
  });
}

/** `form` is oidc-provider's, with its own protection against forgery. */
export function confirmSignOutPage(page: PageContext, form: string): string {
  return layout(page, {
    title: '¿Cerrar la sesión?',
    body: html`${trustedHtml(form)}
      <p>Se cerrará en todas las pestañas de este navegador.</p>
      <p class="acciones">
        <button type="submit" form="op.logoutForm" name="logout" value="yes" class="principal">
          Cerrar sesión
        </button>
        <a href="${page.application}">Volver a la aplicación</a>
      </p>`,
  });
}

/** A page with a message and a link to the application. */
export function messagePage(page: PageContext, title: string, message: string): string {
  return layout(page, {
    title,
    body: html`<p>${message}</p>
      <p class="acciones"><a class="principal" href="${page.application}">Volver a la aplicación</a></p>`,
  });
}
