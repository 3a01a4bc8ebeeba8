import * as z from 'zod/mini';

/** Keys that the static model needs of a project, and those that the specification asks of its files. */
const ofProject = [
  'code_smells',
  'cognitive_complexity',
  'comment_lines_density',
  'complexity',
  'duplicated_lines',
  'lines_to_cover',
  'ncloc',
];
const ofFile = ofProject.filter((key) => key !== 'code_smells');

const measure = z.object({ metric: z.string(), value: z.string(), bestValue: z.optional(z.boolean()) });
const component = z.object({
  name: z.string(),
  qualifier: z.string(),
  path: z.string(),
  measures: z.array(measure),
});
const issue = z.object({
  rule: z.string(),
  severity: z.string(),
  component: z.string(),
  line: z.optional(z.number()),
  textRange: z.optional(z.object({ startLine: z.number(), endLine: z.number() })),
  message: z.string(),
  effort: z.optional(z.string()),
  type: z.string(),
  tags: z.array(z.string()),
  issueStatus: z.string(),
});
const recording = z.object({
  clave: z.string(),
  measures: z.object({ component: z.object({ measures: z.array(measure) }) }),
  tree: z.array(component),
  issues: z.array(issue),
});

type Issue = z.infer<typeof issue>;

/**
 * What the product's scanner must answer about a recorded project, made here from the raw answers
 * and without any of the product's code. Components go without their key, which begins with the project's.
 */
export function expectedAnswers(recorded: unknown): object {
  const { clave, measures, tree, issues } = recording.parse(recorded);
  const only = (keys: readonly string[], list: readonly z.infer<typeof measure>[]) =>
    list.filter(({ metric }) => keys.includes(metric));
  return {
    medidas: only(ofProject, measures.component.measures),
    incidencias: issues.map((found) => inOurWords(found, clave)),
    componentes: tree.map((file) => ({ ...file, measures: only(ofFile, file.measures) })),
  };
}

function inOurWords(found: Issue, clave: string): object {
  const { textRange } = found;
  return {
    descripcion: found.message,
    regla: found.rule,
    severidad: found.severity,
    estado: found.issueStatus,
    tipo: found.type,
    categoria: found.tags,
    archivo: found.component.slice(clave.length + 1),
    linea: found.line ?? null,
    tiempo_estimado: found.effort ?? null,
    linea_afectada:
      textRange === undefined ? null : { startLine: textRange.startLine, endLine: textRange.endLine },
  };
}
