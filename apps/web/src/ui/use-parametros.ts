import { createSearchParams, useLocation, useSearchParams, type SetURLSearchParams } from 'react-router';

/** Newest query that was written from a location which is still shown. */
const escritas = new WeakMap<object, URLSearchParams>();

/**
 * As `useSearchParams`, but a function builds on the newest query: the router's own builds on the one that is shown, so that a
 * second choice before the next rendering took the first one back.
 */
export function useParametros(): readonly [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams();
  const lugar = useLocation();
  const cambiar: SetURLSearchParams = (cambio, opciones) => {
    const antes = new URLSearchParams(escritas.get(lugar) ?? params);
    const despues = createSearchParams(typeof cambio === 'function' ? cambio(antes) : cambio);
    escritas.set(lugar, despues);
    setParams(despues, opciones);
  };
  return [params, cambiar];
}
