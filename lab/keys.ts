// `npm run teclas -w lab`: from a key in the search of /reglas to the next paint, and to the filtered list, of the built product.
import { startServer, withDataDir } from './lib/server.ts';
import { ensureAllBuilt } from '../tools/lib/build.ts';
import { runNode } from '../tools/lib/run.ts';

await ensureAllBuilt();

const password = 'clave-de-la-medicion';
process.exitCode = await withDataDir(async (folder) => {
  const server = await startServer('apps/api/dist/main.js', '/mantenible/api/salud/listo', {
    DATABASE_URL: '',
    ADMIN_PASSWORD: password,
    IDENTITY_ON_LOAD: 'check-sso',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
  });
  try {
    const { code } = await runNode(['lab/keys/main.ts', `${server.origin}/mantenible`], {
      env: { E2E_CLAVE_ADMIN: password },
    });
    return code;
  } finally {
    await server.stop();
  }
});
