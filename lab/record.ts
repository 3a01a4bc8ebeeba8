// `npm run record:sonarqube -w lab`: what a real SonarQube answers about the sample projects of tests/projects, written into
// tests/doubles/recordings and tests/projects/*.esperado.json. Takes the server of SONAR_HOST_URL and SONAR_TOKEN,
// otherwise starts one.
import { runNode } from '../tools/lib/run.ts';
import { openServices } from '../tools/real/services.ts';

const services = openServices(['sonarqube']);
try {
  const env = await services.env(['sonarqube']);
  const { code } = await runNode(['lab/record/main.ts'], { env });
  process.exitCode = code;
} finally {
  await services.release(['sonarqube']);
}
