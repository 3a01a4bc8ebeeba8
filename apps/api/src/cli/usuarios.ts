import { readConfig } from '../config/config.ts';
import { withAdministracion } from './abrir-administracion.ts';
import { commandFailure } from './command-line.ts';
import { usage, usuarios } from './usuarios-commands.ts';

/** `npm run usuarios -- …`: the accounts of the embedded provider, from the command line. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const args = process.argv.slice(2);
  if (args.length === 0) {
    console.error(usage);
    return 2;
  }
  if (config.keycloak && args[0] !== 'vincular') {
    console.error(
      'Las cuentas están en Keycloak (KEYCLOAK_URL): adminístrelas allí. Aquí solo sirve «vincular».',
    );
    return 2;
  }
  return withAdministracion(config, (administracion) =>
    usuarios({ administracion, print: console.log, fail: console.error }, args),
  );
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(commandFailure(error));
  process.exitCode = 1;
}
