import { languageKeyOf } from '../endings.ts';

/** SonarQube looks for what names a template in so many characters. */
const looked = 8192;
const cloudFormation = 'AWSTemplateFormatVersion';
const azure = 'https://schema.management.azure.com/schemas/';

/** Whether YAML describes infrastructure: CloudFormation, objects of Kubernetes, or a chart of Helm. */
export function isInfrastructureYaml(path: string, text: string): boolean {
  if (/(?:^|\/)Chart\.ya?ml$/u.test(path)) return true;
  if (text.slice(0, looked).includes(cloudFormation)) return true;
  const isObject = text.split(/^---/mu).some(isKubernetes);
  return isObject && (isChartTemplate(path) || !hasPlaceholders(text));
}

/** Whether JSON is a template of CloudFormation or of Azure. */
export function isInfrastructureJson(text: string): boolean {
  const start = text.slice(0, looked);
  return start.includes(cloudFormation) || start.includes(azure);
}

export const isAzureJson = (text: string): boolean => text.slice(0, looked).includes(azure);

const isKubernetes = (document: string): boolean =>
  /^apiVersion *:/mu.test(document) && /^kind *:/mu.test(document) && /^metadata *:/mu.test(document);

const isChartTemplate = (path: string): boolean => /(?:^|\/)templates\//u.test(path);

/** Braces that a program fills in later, outside of texts in quotes. */
const hasPlaceholders = (text: string): boolean =>
  text.replaceAll(/"[^"\n]*"|'[^'\n]*'|#[^\n]*/gu, '').includes('{{');

/** Files that are sources or data depending on their text. */
export const mayBeData = (path: string): boolean => /^(?:yaml|json)$/u.test(languageKeyOf(path) ?? '');

/** Whether a file in YAML or JSON describes no infrastructure: then it is no source. */
export const isData = (path: string, text: string): boolean =>
  mayBeData(path) &&
  !(languageKeyOf(path) === 'json' ? isInfrastructureJson(text) : isInfrastructureYaml(path, text));
