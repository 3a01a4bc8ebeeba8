/**
 * Shows and hides a password; the button is visible only with scripts. Also focuses the summary of a
 * refusal, or the only field in error.
 */
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
const summary = document.querySelector('.fallos') || document.querySelector('[aria-invalid="true"]');
if (summary) summary.focus();
`;

/**
 * The session check of keycloak-js: it sends 'client session', and expects 'unchanged', 'changed' or
 * 'error'. It answers messages of its own origin only. An unreachable server does not end a session.
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

/** Answers keycloak-js's check of third-party cookies: this provider is not a third party. */
export const cookieCheck = `'use strict';
parent.postMessage('supported', location.origin);
`;
