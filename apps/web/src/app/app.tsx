import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.tsx';
import { Avisos } from '../ui/aviso/index.ts';
import { theme } from './theme.ts';

const SesionCaducada = lazy(() => import('./layout/sesion-caducada.tsx'));

/**
 * Providers around the router. Mantine's variables come from style sheets, so that no style element is written
 * into the page and the content policy needs no exception.
 */
export function App({ router }: { readonly router: DataRouter }) {
  const { caducada } = useSession();
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Avisos />
        {caducada && (
          <Suspense fallback={null}>
            <SesionCaducada />
          </Suspense>
        )}
      </QueryClientProvider>
    </MantineProvider>
  );
}
