import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import './app/estilos.ts';
import { createRouter } from './app/router.tsx';
import { config } from './lib/config.ts';
import { vigilarCopiasLocales } from './lib/copias-locales.ts';
import { queryClient } from './lib/query-client.ts';
import { alCerrarSesion, session } from './lib/session.tsx';

alCerrarSesion(() => {
  queryClient.clear();
});

vigilarCopiasLocales();

async function main(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root element');
  const path = await session.start();
  // The kept path is put in place before the router reads the address, so that no other page is loaded first.
  if (path !== null) history.replaceState(null, '', `${config.basePath}${path}`);
  createRoot(container).render(<App router={createRouter(config.basePath)} />);
}

void main();
