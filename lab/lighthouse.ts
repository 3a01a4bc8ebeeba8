// `npm run lighthouse -w lab`: the built product under Lighthouse, landing page and four inner screens, median of three.
// Addresses measure those alone: `npm run lighthouse -w lab -- /guia /teoria`.
// LIGHTHOUSE_PRESET=desktop measures as on a desk; the default is a slow telephone.
import { seedProject } from './lib/seed.ts';
import { caller } from '../tools/lib/caller.ts';
import { startServer, withDataDir } from './lib/server.ts';
import { signIn, subjectOf } from '../tools/lib/sign-in.ts';
import { ensureAllBuilt } from '../tools/lib/build.ts';
import { runNode } from '../tools/lib/run.ts';

await ensureAllBuilt();

const password = 'clave-de-la-medicion';
const env = { DATABASE_URL: '', ADMIN_PASSWORD: password, IDENTITY_ON_LOAD: 'check-sso', LOG_LEVEL: 'warn' };
process.exitCode = await withDataDir(async (folder) => {
  const server = await startServer('apps/api/dist/main.js', '/mantenible/api/salud/listo', {
    ...env,
    DATA_DIR: folder,
  });
  try {
    const base = `${server.origin}/mantenible`;
    const token = await signIn(base, 'admin', password);
    const proyecto = await seedProject(caller(`${base}/api`, token), subjectOf(token));
    const asked = process.argv.slice(2);
    const usual = ['/lista_proyectos', `/proyecto/${proyecto}`, `/pruebas/${proyecto}`, '/lista_pauta'];
    const paths = asked.length > 0 ? asked : usual;
    const preset = process.env['LIGHTHOUSE_PRESET'] ?? 'mobile';
    const { code } = await runNode(['lab/lighthouse/main.ts', base, preset, ...paths], {
      env: { E2E_CLAVE_ADMIN: password },
    });
    return code;
  } finally {
    await server.stop();
  }
});
