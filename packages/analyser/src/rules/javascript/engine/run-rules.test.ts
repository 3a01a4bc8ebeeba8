import type { TSESLint } from '@typescript-eslint/utils';
import { describe, expect, it } from 'vitest';

import { createRule } from './plain/create-rule.ts';
import { decorate } from './plain/decorate.ts';
import { gapOf, reportWithGap } from './plain/gaps.ts';
import { joinRules } from './plain/join-rules.ts';
import { parseScript, type ParsedScript } from './parse-script.ts';
import type { AnyRule } from './plain/rule-table.ts';
import { runRules } from './run-rules.ts';

const settings = {
  react: { version: '18.0.0' },
  usesReact: false,
  reactVersion: '18.0.0',
  testFrameworks: [],
};

function parse(text: string): ParsedScript {
  const script = parseScript({ path: 'a.js', text, virtualPath: '/a.js', program: null, settings });
  if (script === null) throw new Error(text);
  return script;
}

type Context = Readonly<TSESLint.RuleContext<'found', readonly unknown[]>>;

const naming = (listen: (context: Context) => TSESLint.RuleListener): AnyRule =>
  createRule({
    messages: { found: 'Nombre «{{name}}» en {{file}}.' },
    create: listen,
  });

const names = naming((context) => ({
  Identifier(node) {
    context.report({ node, messageId: 'found', data: { name: node.name, file: context.filename } });
  },
}));

const fails = naming((context) => ({
  Program(node) {
    context.report({ node, messageId: 'found' });
  },
  'Program:exit'() {
    throw new Error('broken');
  },
}));

describe('running several rules', () => {
  it('reports under the key of each rule, with the data and the file name filled in', () => {
    const { reports } = runRules(parse('a;\nb;'), { S1: names, S2: names });
    expect(reports.map(({ key, message }) => `${key} ${message}`)).toEqual([
      'S1 Nombre «a» en a.js.',
      'S1 Nombre «b» en a.js.',
      'S2 Nombre «a» en a.js.',
      'S2 Nombre «b» en a.js.',
    ]);
  });

  it('drops the reports of a rule that throws and keeps those of the others', () => {
    const { reports, failed } = runRules(parse('a;'), { S1: fails, S2: names });
    expect(reports.map(({ key }) => key)).toEqual(['S2']);
    expect([...failed.keys()]).toEqual(['S1']);
  });

  it('ignores disable comments for ESLint', () => {
    const { reports } = runRules(parse('/* eslint-disable */\na; // eslint-disable-line'), { S1: names });
    expect(reports).toHaveLength(1);
  });

  it('passes on how far a finding exceeds the limit', () => {
    const far = naming((context) => ({
      Identifier(node) {
        reportWithGap(context, { node, messageId: 'found' }, 7);
      },
    }));
    const { reports } = runRules(parse('a;'), { S1: far, S2: names });
    expect(reports.map(({ descriptor }) => gapOf(descriptor))).toEqual([7, 0]);
  });
});

describe('a decorated rule', () => {
  it('reports with its own message and only the reports that the decoration passes on', () => {
    const rule = decorate(names, {
      message: 'Otro nombre: {{name}}',
      onReport(context, descriptor) {
        if (descriptor.data?.['name'] === 'b') context.report(descriptor);
      },
    });
    expect(runRules(parse('a; b;'), { S1: rule }).reports.map(({ message }) => message)).toEqual([
      'Otro nombre: b',
    ]);
  });

  it('can be joined with another rule under one key', () => {
    const rule = joinRules(decorate(names, { message: 'uno' }), decorate(names, { message: 'dos' }));
    expect(runRules(parse('a;'), { S1: rule }).reports.map(({ message }) => message)).toEqual(['uno', 'dos']);
  });
});
