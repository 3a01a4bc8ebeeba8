/** Shows and hides a password; the button appears only where this runs. Also puts the focus on a refusal's summary. */
export const showPassword = `'use strict';
for (const button of document.querySelectorAll('[data-muestra]')) {
  const field = document.getElementById(button.dataset.muestra);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
    button.textContent = shown ? 'Ocultar' : 'Mostrar';
  });
}
const summary = document.querySelector('.fallos');
if (summary) summary.focus();
`;

/**
 * The session check of keycloak-js: it sends 'client session', and expects 'unchanged', 'changed' or 'error'. Only the
 * own origin is answered. A server that cannot be asked is no reason to sign anybody out.
 */
export const sessionCheck = `'use strict';
addEventListener('message', async (event) => {
  if (event.origin !== location.origin || event.source !== parent || typeof event.data !== 'string') return;
  const [client = '', session = ''] = event.data.split(' ');
  const query = new URLSearchParams({ client_id: client, session_state: session });
  let state = 'unchanged';
  try {
    const answer = await fetch('login-status-iframe.html/init?' + query, { credentials: 'same-origin', cache: 'no-store' });
    if (answer.status === 200) state = 'changed';
    if (answer.status === 400) state = 'error';
  } catch {}
  event.source.postMessage(state, event.origin);
});
`;

/** keycloak-js asks whether a third party's cookies work: this provider is no third party. */
export const cookieCheck = `'use strict';
parent.postMessage('supported', location.origin);
`;
