import { ClavesPagina } from '../../features/cuenta/components/claves-pagina.tsx';
import { config } from '../../lib/config.ts';
import { Component as NoEncontrada } from './no-encontrada.tsx';

/** An external provider administers its accounts itself: the page does not exist then. */
export function Component() {
  return config.identidad.incorporada ? <ClavesPagina /> : <NoEncontrada />;
}
