// Vitest runs this before each file of the page's tests. All files of a worker share one DOM and one copy of each module,
// so whatever a test leaves in them is put back here, once for all tests.
import { cleanup, configure } from '@testing-library/react';
import { AxiosError } from 'axios';
import { afterEach, beforeEach, vi } from 'vitest';

import { config } from '../lib/config.ts';
import { copiasDispositivo, copiasPestana, olvidarClaves } from '../lib/copias/copias-locales.ts';
import { http } from '../lib/http.ts';
import { queryClient } from '../lib/query-client.ts';
import { closeAllAvisos } from '../ui/aviso/index.ts';
import { resetNavigation } from '../ui/pagina/use-page-heading.ts';
import { completarNavegador } from './navegador.ts';

// A page awaits answers and lazy parts in sequence: the bound ends a test that waits in vain, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });

const configInicial = structuredClone(config);

beforeEach(() => {
  completarNavegador();
  // Here, because a form may write its copy while it is taken off the page.
  vaciarCopias();
  http.defaults.adapter = (request) => {
    throw new AxiosError('the test has no fake network', 'ERR_NETWORK', request);
  };
});

afterEach(() => {
  cleanup();
  closeAllAvisos();
  resetNavigation();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(config, configInicial);
  queryClient.clear();
  vaciarDocumento();
});

function vaciarCopias(): void {
  for (const copias of [copiasDispositivo, copiasPestana])
    for (const nombre of copias.enMemoria()) copias.removeItem(nombre);
  olvidarClaves();
  localStorage.clear();
  sessionStorage.clear();
}

function vaciarDocumento(): void {
  const { documentElement: raiz, head, body } = document;
  for (const elemento of [raiz, body])
    for (const nombre of elemento.getAttributeNames()) elemento.removeAttribute(nombre);
  head.replaceChildren();
  body.replaceChildren();
  history.replaceState(null, '', '/');
}
