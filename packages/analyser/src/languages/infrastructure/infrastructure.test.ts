import { describe, expect, it } from 'vitest';

import type { Language } from '../language.ts';
import { bicep } from './bicep.ts';
import { isInfrastructureJson, isInfrastructureYaml } from './identify.ts';
import { json } from './json.ts';
import { yaml } from './yaml.ts';

const of = (language: Language, text: string, path = 'a') => {
  const analysis = language.analyse({ path, text });
  return analysis && [analysis.counts.ncloc, analysis.counts.comment_lines];
};
const azure = '"$schema": "https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#"';

// All figures are those of a SonarQube 10.7.
describe('YAML of CloudFormation, Kubernetes or Helm', () => {
  const pod = 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: x\n';

  it.each([
    ['AWSTemplateFormatVersion: a\n', true],
    ['# AWSTemplateFormatVersion\na: 1\n', true],
    [`#${'x'.repeat(9000)}\nAWSTemplateFormatVersion: a\n`, false],
    ['Resources:\n  A:\n    Type: AWS::S3::Bucket\n', false],
    [pod, true],
    [`a: 1\n---\n${pod}`, true],
    ['apiVersion: v1\n---\nkind: A\n---\nmetadata: {}\n', false],
    ['apiVersion: v1\nkind: Pod\nspec: {}\n', false],
    [`x:\n${pod.replaceAll(/^/gmu, '  ')}`, false],
    ['"apiVersion": v1\n"kind": Pod\n"metadata": {}\n', false],
    [`${pod}  b: {{ c }}\n`, false],
    [`${pod}  b: "{{ c }}"\n`, true],
    ['a: 1\n', false],
  ])('%j: %s', (text, expected) => {
    expect(isInfrastructureYaml('k8s/a.yaml', text)).toBe(expected);
  });

  it('may be the template of a chart, or the chart itself', () => {
    expect(isInfrastructureYaml('helm/templates/a.yaml', `${pod}  b: {{ c }}\n`)).toBe(true);
    expect(isInfrastructureYaml('helm/templates/a.yaml', 'a: {{ c }}\n')).toBe(false);
    expect(isInfrastructureYaml('helm/Chart.yaml', 'apiVersion: v2\nname: x\n')).toBe(true);
    expect(isInfrastructureYaml('helm/values.yaml', 'a: b\n')).toBe(false);
  });

  it.each([
    ['Description: >\n  one\n\n  two\n  # text\nA:\n  - 1 # tail\n  - |\n    a\n\n    b\n', [8, 1]],
    ['#NOSONAR\n# -----\n#\n# a1\nb: 1 # NOSONAR\n', [1, 1]],
    ['a: {b: 1,\n  c: 2}\nk: "multi\n  line"\n? x\n: y # "z"\n', [6, 1]],
    ['%YAML 1.1\n---\na: "# no comment"\n...\n', [4, 0]],
    ['a: 1\r\n# x\r\n\r\nb: 2\r\n', [2, 1]],
  ])('%j: code and comments %j', (rest, [code = 0, comments = 0]) => {
    expect(of(yaml, `AWSTemplateFormatVersion: a\n${rest}`)).toEqual([code + 1, comments]);
  });

  it('is the only YAML that is counted', () => {
    expect(of(yaml, 'a: 1\n')).toBeNull();
  });
});

describe('JSON that describes infrastructure', () => {
  it.each([
    ['{\n "AWSTemplateFormatVersion": "a",\n\n "b": [\n  1\n ]\n}', [6, 0]],
    ['{"AWSTemplateFormatVersion": "a",\n"b": 1,}\n', [2, 0]],
    ['{"AWSTemplateFormatVersion": "a", // c\n"b": 1}\n', null],
    [`{\n ${azure}\n}\n`, [3, 0]],
    [`{\n ${azure},\n "resources": [{"type": "a/b", "apiVersion": "1", "name": "[c(\n)]"}]\n}\n`, [5, 0]],
    [`{\n ${azure},\n "resources": [{"type": 5}]\n}\n`, null],
    [`{\n ${azure},\n "b": [\n`, null],
    ['{"a": 1}', null],
  ])('%j: code and comments %j', (text, expected) => {
    expect(of(json, text)).toEqual(expected);
  });

  it('is named in its first characters', () => {
    expect(isInfrastructureJson(`{"a": "${'x'.repeat(9000)}", ${azure}}`)).toBe(false);
    expect(isInfrastructureJson(`{${azure.replace('https', 'http')}}`)).toBe(false);
  });
});

describe('Bicep', () => {
  it.each([
    [
      "// c\n/* d\ne */\n@description('x')\nparam a string = 'x' // tail\n\nvar b = {\n  c: [\n    '//e'\n  ]\n}\n",
      [7, 4],
    ],
    ["var a = {\n  x: '''\nmulti\n\nline\n'''\n}\n", [7, 0]],
    ['this is not bicep\n', null],
    ['param a string\nresource s "a/b@1" = {\n}\n', null],
  ])('%j: code and comments %j', (text, expected) => {
    expect(of(bicep, text)).toEqual(expected);
  });
});
