import { useEffect, useRef, type RefObject } from 'react';

/** Container of a list, or the button that opened a form: it takes the focus when an item, or the form, is removed with its focused button. */
export function useFocoTrasQuitar<T extends HTMLElement = HTMLDivElement>(
  cuantos: number,
): RefObject<T | null> {
  const contenedor = useRef<T>(null);
  const antes = useRef(cuantos);
  useEffect(() => {
    if (cuantos < antes.current && document.activeElement === document.body) contenedor.current?.focus();
    antes.current = cuantos;
  }, [cuantos]);
  return contenedor;
}
