import { parseScript, type ParsedScript } from '../engine/parse-script.ts';
import { settingsForOne } from '../engine/program-options.ts';
import { createProgram } from '../engine/programs.ts';
import type { AnyRule } from '../engine/plain/rule-table.ts';
import { runRules, type RuleResults } from '../engine/run-rules.ts';
import { toVirtual } from '../engine/virtual-host.ts';

/** Settings of a project that depends on React. */
const settings = {
  react: { version: '999.999.999' },
  usesReact: true,
  reactVersion: '999.999.999',
  testFrameworks: [],
};

function parse(path: string, text: string, typed: boolean): ParsedScript {
  const virtualPath = toVirtual(path);
  const program = typed ? createProgram(settingsForOne(path), new Map([[virtualPath, text]])) : null;
  const script = parseScript({ path, text, virtualPath, program, settings });
  if (script === null) throw new Error(`Not a script: ${text}`);
  return script;
}

function linesOf({ reports, failed }: RuleResults): readonly number[] {
  for (const error of failed.values()) throw error;
  const lines = reports.map(({ loc }) => ('start' in loc ? loc.start.line : loc.line));
  return lines.sort((a, b) => a - b);
}

/** The sorted lines of a rule's findings; the extension of the path decides the dialect. */
export function findLines(rule: AnyRule, text: string, path = 'a.js'): readonly number[] {
  const script = parse(path, text, false);
  // Types cost seconds in a fresh process: a program is created only for a rule that reads it.
  const used = { types: false };
  Object.defineProperty(script.sourceCode.parserServices, 'program', {
    get: () => {
      used.types = true;
      return null;
    },
  });
  const untyped = runRules(script, { S0: rule });
  return linesOf(used.types ? runRules(parse(path, text, true), { S0: rule }) : untyped);
}
