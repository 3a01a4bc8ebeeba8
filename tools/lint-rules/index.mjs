import { asciiNames } from './ascii-names.mjs';
import { countedNouns } from './counted-nouns.mjs';
import { fileNames } from './file-names.mjs';
import { longFunctions } from './long-functions.mjs';
import { patientWaits } from './patient-waits.mjs';
import { plainNames } from './plain-names.mjs';
import { plainProse } from './plain-prose.mjs';
import { processesEndWithTests } from './processes-end-with-tests.mjs';
import { reasonedSuppressions } from './reasoned-suppressions.mjs';
import { requestVerbs } from './request-verbs.mjs';
import { requestsInFeatureApi } from './requests-in-feature-api.mjs';
import { screenVocabulary } from './screen-vocabulary.mjs';

/** Rules of this project that no published plugin has; oxlint.config.ts names the files of each. */
const mantenible = {
  meta: { name: 'mantenible' },
  rules: {
    'ascii-names': asciiNames,
    'counted-nouns': countedNouns,
    'file-names': fileNames,
    'long-functions': longFunctions,
    'patient-waits': patientWaits,
    'plain-names': plainNames,
    'plain-prose': plainProse,
    'processes-end-with-tests': processesEndWithTests,
    'reasoned-suppressions': reasonedSuppressions,
    'request-verbs': requestVerbs,
    'requests-in-feature-api': requestsInFeatureApi,
    'screen-vocabulary': screenVocabulary,
  },
};

export default mantenible;
