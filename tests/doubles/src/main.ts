/**
 * Starts the doubles of the scanning service and of the code host as a process, prints their addresses as one line
 * of JSON, and ends on SIGTERM. Settings: DOUBLE_SONARQUBE_PORT, DOUBLE_CODE_HOST_PORT (free ones by default),
 * DOUBLE_SONARQUBE_TOKEN and DOUBLE_CODE_HOST_TOKEN (what they accept).
 */
import { startCodeHost } from './code-host/double.ts';
import { startSonarqube } from './sonarqube/double.ts';

const portOf = (name: string) => Number(process.env[name] ?? 0);
const sonarqube = await startSonarqube({
  token: process.env['DOUBLE_SONARQUBE_TOKEN'] ?? 'token-del-servicio',
  port: portOf('DOUBLE_SONARQUBE_PORT'),
});
const codeHost = await startCodeHost({
  token: process.env['DOUBLE_CODE_HOST_TOKEN'] ?? 'token-del-repositorio',
  port: portOf('DOUBLE_CODE_HOST_PORT'),
});
console.log(JSON.stringify({ sonarqube: sonarqube.origin, codeHost: codeHost.origin }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void Promise.all([sonarqube.close(), codeHost.close()]).then(() => process.exit(0));
  });
}
