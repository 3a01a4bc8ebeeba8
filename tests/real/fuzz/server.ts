import { writeSync } from 'node:fs';

import { idOf } from '../../../apps/api/src/testing/catalogo-builder.ts';
import { crearProyecto, pruebaDeMetrica, sembrarCatalogo } from '../../../apps/api/src/testing/muestra.ts';
import { ServicioFalso } from '../../../apps/api/src/testing/servicio-falso.ts';
import { createTestApp } from '../../../apps/api/src/testing/test-app.ts';
import { testTokens } from '../../../apps/api/src/testing/tokens.ts';

/**
 * The application on a port of loopback with a sample catalogue and a scanning service in memory, for a fuzzer in
 * another process. Rate limits are raised. Prints one line of JSON: where the document is, a
 * token per person, a project that each may read, and a saved test.
 */
const t = await createTestApp({
  env: {
    LIMIT_READS: '1000000',
    LIMIT_WRITES: '1000000',
    QUOTA_PROJECTS: '1000000',
    LIMIT_WORK: '3600',
    SCAN_HOSTS: 'repositorio.invalid',
  },
  parts: { escaneo: new ServicioFalso() },
});
await sembrarCatalogo(t.db);
const proyectos = { ana: await crearProyecto(t, 'ana'), admin: await crearProyecto(t, 'admin') };
const saved = await t.call({
  as: 'ana',
  method: 'POST',
  url: '/respuestas/guardar-respuestas',
  body: pruebaDeMetrica(proyectos.ana._id),
});
const origin = await t.app.listen({ host: '127.0.0.1', port: 0 });
const signer = await testTokens();
const line = {
  engine: t.database.engine,
  document: `${origin}/mantenible/api/docs/json`,
  tokens: {
    admin: await signer.sign('admin'),
    ana: await signer.sign('ana'),
    nadie: await signer.sign('nadie'),
  },
  proyectos: { admin: proyectos.admin._id, ana: proyectos.ana._id, nadie: proyectos.ana._id },
  prueba: idOf(saved),
};
writeSync(1, `${JSON.stringify(line)}\n`);
process.once('SIGTERM', () => void t.close().then(() => process.exit(0)));
