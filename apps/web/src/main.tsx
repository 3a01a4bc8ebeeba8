import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import './app/estilos.ts';
import { createRouter, createSharedRouter, isShared, loadScreen } from './app/router.tsx';
import { config } from './lib/config.ts';
import { abrirCopiasDePestana, vigilarCopiasLocales } from './lib/copias/copias-locales.ts';
import { tolerateTranslator } from './lib/pagina-traducida.ts';
import { queryClient } from './lib/query-client.ts';
import { alCerrarSesion } from './lib/session/hooks.ts';
import { session } from './lib/session/session.ts';

alCerrarSesion(() => {
  queryClient.clear();
});

tolerateTranslator();
vigilarCopiasLocales();

function render(router: ReturnType<typeof createRouter>): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root element');
  // A transition is rendered in short slices, so that the page answers meanwhile.
  startTransition(() => {
    createRoot(container).render(<App router={router} />);
  });
}

async function main(): Promise<void> {
  if (isShared(config.basePath, location.pathname)) {
    // No sign-in starts here, and no copy of a person's work is opened.
    render(createSharedRouter(config.basePath));
    return;
  }
  const page: { router: ReturnType<typeof createRouter> | null } = { router: null };
  // The screen's code is loaded while the identity provider answers.
  loadScreen(config.basePath, location.pathname);
  const path = await session.start((late) => {
    // A person who has navigated meanwhile stays on the current page.
    if (page.router?.state.location.pathname === '/') void page.router.navigate(late);
  });
  // The stored path is set before the router reads the address, so that no other page is loaded first.
  if (path !== null) history.replaceState(null, '', `${config.basePath}${path}`);
  await abrirCopiasDePestana();
  page.router = createRouter(config.basePath);
  render(page.router);
}

void main();
