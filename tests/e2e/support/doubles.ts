import * as z from 'zod/mini';

import { origenDe, type Producto } from './product.ts';

/** Control addresses of the doubles; the terms are those of tests/doubles/README.md. */
export interface Dobles {
  readonly servicio: Doble;
  readonly codigo: Doble;
}

interface Doble {
  readonly origen: string;
  poner(orden: object): Promise<void>;
  /** Requests since the last `reset`, the double's own excepted. */
  peticiones(): Promise<readonly z.infer<typeof peticion>[]>;
}

const peticion = z.object({
  method: z.string(),
  url: z.string(),
  authorized: z.nullable(z.boolean()),
});
const registro = z.object({ requests: z.array(peticion) });

export function createDobles(producto: Producto): Dobles {
  return {
    servicio: createDoble(() => origenDe(producto, 'SERVICIO')),
    codigo: createDoble(() => origenDe(producto, 'CODIGO')),
  };
}

/** The address is asked for when it is needed: not every product has doubles. */
function createDoble(origen: () => string): Doble {
  const control = () => `${origen()}/__control`;
  return {
    get origen() {
      return origen();
    },
    poner: async (orden) => {
      const { ok, status } = await fetch(control(), { method: 'PUT', body: JSON.stringify(orden) });
      if (!ok) throw new Error(`the double refused an order: ${status}`);
    },
    peticiones: async () => z.parse(registro, await (await fetch(control())).json()).requests,
  };
}
