import { mergeConfig } from 'vite';

import worker from '../runner/vite.config.ts';
import { bundledLicences } from './bundled-licences.ts';

/** The program of the runner's workers, for a package that npm installs: it finds the native parser by its name. */
export default mergeConfig(worker, {
  plugins: [bundledLicences('LICENCIAS-ANALIZADOR.txt')],
  build: {
    emptyOutDir: false,
    rolldownOptions: { output: { paths: { 'oxc-parser': 'oxc-parser' } } },
  },
});
