import { html, type Html } from './html.ts';

/** Error of one field of a submitted form. */
export interface Fallo {
  readonly campo: string;
  readonly mensaje: string;
}

/**
 * The summary above a form refused for several reasons: it takes the focus, and each reason links to its field. A single reason
 * stands at its field, which takes the focus.
 */
export function errorSummary(fallos: readonly Fallo[]): Html | null {
  if (fallos.length < 2) return null;
  return html`<div class="fallos" role="alert" tabindex="-1" autofocus>
    <h2>No se pudo continuar</h2>
    <ul>
      ${fallos.map(({ campo, mensaje }) => html`<li><a href="#${campo}">${mensaje}</a></li>`)}
    </ul>
  </div>`;
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly autocomplete: 'username' | 'current-password' | 'new-password';
  readonly value?: string;
  readonly hint?: string;
  readonly fallos: readonly Fallo[];
}

/** A labelled field with its hint and error (aria-describedby); passwords get a button that shows them. */
export function field({ id, label, autocomplete, value = '', hint, fallos }: Field): Html {
  const fallo = fallos.find(({ campo }) => campo === id);
  const only = fallo !== undefined && fallos.length === 1;
  const isPassword = autocomplete !== 'username';
  const describedBy = [hint && `${id}-pista`, fallo && `${id}-fallo`].filter(Boolean).join(' ');
  const state = html`aria-describedby="${describedBy}" aria-invalid="${fallo ? 'true' : 'false'}"`;
  return html`<div class="campo">
    <label for="${id}">${label}</label>
    ${hint === undefined ? null : html`<p class="pista" id="${id}-pista">${hint}</p>`}
    ${fallo === undefined ? null : html`<p class="fallo" id="${id}-fallo" ${only ? html`role="alert"` : null}>${fallo.mensaje}</p>`}
    <div class="entrada">
      <input
        id="${id}"
        name="${id}"
        type="${isPassword ? 'password' : 'text'}"
        value="${value}"
        required
        maxlength="200"
        autocomplete="${autocomplete}"
        autocapitalize="none"
        spellcheck="false"
        ${state}
        ${only ? html`autofocus` : null}
      />
      ${isPassword ? showButton(id) : null}
    </div>
  </div>`;
}

// Hidden until its script runs.
function showButton(id: string): Html {
  return html`<button
    type="button"
    class="mostrar"
    data-muestra="${id}"
    aria-pressed="false"
    aria-controls="${id}"
    hidden
  >
    Mostrar
  </button>`;
}
