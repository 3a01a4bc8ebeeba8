import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session/session.ts';
import { Avisos } from '../ui/aviso/index.ts';
import { theme } from './theme.ts';

const SesionCaducada = lazy(() => import('./layout/sesion-caducada.tsx'));
const importarSalidaPendiente = () => import('./layout/salida-pendiente.tsx');
const SalidaPendiente = lazy(importarSalidaPendiente);

/**
 * Providers around the router. Mantine's variables come from style sheets, so that no style element is
 * written into the page and the content policy needs no exception.
 */
export function App({ router }: { readonly router: DataRouter }) {
  const { caducada, salida, estado } = useSession();
  useEffect(() => {
    // Preloads the dialog: unsent work is likeliest without a connection, when its chunk could not be loaded.
    if (estado === 'dentro') void importarSalidaPendiente().catch(() => undefined);
  }, [estado]);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        {/* After the session ended, the page is hidden from the next person; its forms stay mounted to be copied. */}
        <div hidden={caducada}>
          <RouterProvider router={router} />
          <Avisos />
        </div>
        {Array.isArray(salida) && (
          <Suspense fallback={null}>
            <SalidaPendiente />
          </Suspense>
        )}
        {caducada && (
          <Suspense fallback={null}>
            <SesionCaducada />
          </Suspense>
        )}
      </QueryClientProvider>
    </MantineProvider>
  );
}
