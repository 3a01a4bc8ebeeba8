import type { Service } from './service.ts';

const integer = { type: 'INT', direction: -1, qualitative: false, hidden: false };
const percent = { type: 'PERCENT', direction: 1, qualitative: true, hidden: false, decimalScale: 1 };

/** As many of a server's metrics as a test needs; a recording brings all of its own. */
export const metricsOfServer: Service['metrics'] = [
  { key: 'classes', name: 'Classes', domain: 'Size', ...integer },
  { key: 'code_smells', name: 'Code Smells', domain: 'Maintainability', ...integer },
  { key: 'cognitive_complexity', name: 'Cognitive Complexity', domain: 'Complexity', ...integer },
  { key: 'comment_lines_density', name: 'Comments (%)', domain: 'Size', ...percent },
  { key: 'complexity', name: 'Cyclomatic Complexity', domain: 'Complexity', ...integer },
  { key: 'coverage', name: 'Coverage', domain: 'Coverage', ...percent },
  {
    key: 'duplicated_lines',
    name: 'Duplicated Lines',
    domain: 'Duplications',
    ...integer,
    qualitative: true,
  },
  { key: 'files', name: 'Files', domain: 'Size', ...integer },
  { key: 'lines_to_cover', name: 'Lines to Cover', domain: 'Coverage', ...integer },
  { key: 'ncloc', name: 'Lines of Code', domain: 'Size', ...integer },
];
