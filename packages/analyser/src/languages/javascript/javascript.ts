import { endings } from '../endings.ts';
import type { Language } from '../language.ts';
import { analyseVue } from '../vue/vue.ts';
import { measureJavaScript } from './measure.ts';
import { readJavaScript } from './source.ts';
import type { Dialect } from './syntax.ts';

/** The analysis of a language whose dialect depends on the path of the file. */
const analysisInDialect = (dialectOf: (path: string) => Dialect): Language['analyse'] => {
  return ({ path, text }) => {
    const source = readJavaScript(text, dialectOf(path));
    return source && measureJavaScript(source);
  };
};

const analyseScript = analysisInDialect(() => 'jsx');

export const javascript: Language = {
  key: 'js',
  extensions: endings.js,
  analyse: (file) => (/\.vue$/iu.test(file.path) ? analyseVue(file) : analyseScript(file)),
};

export const typescript: Language = {
  key: 'ts',
  extensions: endings.ts,
  analyse: analysisInDialect((path) => (/\.tsx$/iu.test(path) ? 'tsx' : 'ts')),
};
