import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { idsEnMinusculas } from './ids-en-minusculas.ts';

const id = '01a21cbc-13cf-73af-bd0a-31cece952a0b';
const ID = id.toUpperCase();

async function abrir(entrada: string): Promise<string> {
  const rutas = [{ loader: idsEnMinusculas, children: [{ path: '/proyecto/:id' }, { path: '*' }] }];
  const router = createMemoryRouter(rutas, { basename: '/app', initialEntries: [entrada] });
  await new Promise<void>((listo) => {
    const mirar = () => {
      if (router.state.initialized && router.state.navigation.state === 'idle') listo();
    };
    router.subscribe(mirar);
    mirar();
  });
  const { pathname, search } = router.state.location;
  router.dispose();
  return `${pathname}${search}`;
}

it.each([
  [`/app/proyecto/${ID}`, `/app/proyecto/${id}`],
  [`/app/proyecto/${id}?antes=${ID}&despues=${id}`, `/app/proyecto/${id}?antes=${id}&despues=${id}`],
  [`/app/proyecto/${id}?q=ABC`, `/app/proyecto/${id}?q=ABC`],
])('%s is opened as %s', async (entrada, abierta) => {
  expect(await abrir(entrada)).toBe(abierta);
});
