import { parseScript, type ParsedScript } from '../engine/parse-script.ts';
import { planForOne } from '../engine/program-options.ts';
import { createProgram } from '../engine/programs.ts';
import type { AnyRule } from '../engine/rule-table.ts';
import { runRules, type Said } from '../engine/run-rules.ts';
import { toVirtual } from '../engine/virtual-host.ts';

/** Of a project that says it uses React. */
const settings = {
  react: { version: '999.999.999' },
  usesReact: true,
  reactVersion: '999.999.999',
  testFrameworks: [],
};

function parse(path: string, text: string, typed: boolean): ParsedScript {
  const virtualPath = toVirtual(path);
  const program = typed ? createProgram(planForOne(path), new Map([[virtualPath, text]])) : null;
  const script = parseScript({ path, text, virtualPath, program, settings });
  if (script === null) throw new Error(`Not a script: ${text}`);
  return script;
}

function linesOf({ reports, failed }: Said): readonly number[] {
  for (const error of failed.values()) throw error;
  const lines = reports.map(({ loc }) => ('start' in loc ? loc.start.line : loc.line));
  return lines.sort((a, b) => a - b);
}

/** The lines, in order, where a rule finds something; the path's ending decides the dialect. */
export function findLines(rule: AnyRule, text: string, path = 'a.js'): readonly number[] {
  const script = parse(path, text, false);
  // Types cost seconds in a fresh process: only a rule that asks for them gets them.
  const asked = { types: false };
  Object.defineProperty(script.sourceCode.parserServices, 'program', {
    get: () => {
      asked.types = true;
      return null;
    },
  });
  const said = runRules(script, { S0: rule });
  return linesOf(asked.types ? runRules(parse(path, text, true), { S0: rule }) : said);
}
