import { endings } from '../endings.ts';
import type { Language } from '../language.ts';
import { measurePython } from './measure.ts';
import { readPython } from './source.ts';

export const python: Language = {
  key: 'py',
  extensions: endings.py,
  analyse: ({ text }) => {
    const source = readPython(text);
    return source && { ...measurePython(source), findings: [] };
  },
};
