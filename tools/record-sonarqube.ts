// `npm run record:sonarqube`: what a real SonarQube answers about the sample projects of tests/projects, written into
// tests/doubles/recordings and tests/projects/*.esperado.json. Takes the server of SONAR_HOST_URL and SONAR_TOKEN,
// otherwise starts one.
import { runNode } from './lib/run.ts';
import { openServices } from './real/services.ts';

const services = openServices(['sonarqube']);
try {
  const env = await services.env(['sonarqube']);
  const { code } = await runNode(['tests/real/record/main.ts'], { env });
  process.exitCode = code;
} finally {
  await services.release(['sonarqube']);
}
