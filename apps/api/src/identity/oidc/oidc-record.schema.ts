import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

// The fields that this server reads; oidc-provider validates the others.
const contenido = z.looseObject({
  accountId: z.optional(z.string()),
  clientId: z.optional(z.string()),
  grantId: z.optional(z.string()),
  uid: z.optional(z.string()),
  exp: z.optional(z.number()),
  iat: z.optional(z.number()),
});

export const leerContenido = columnReader('oidc.contenido', contenido);
