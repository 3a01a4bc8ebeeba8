import { languageKeyOf } from '../endings.ts';

/** SonarQube searches only this beginning of a file for the identifier of a template. */
const searchedChars = 8192;
const cloudFormationKey = 'AWSTemplateFormatVersion';
const azureSchema = 'https://schema.management.azure.com/schemas/';

/** Whether YAML describes infrastructure: a CloudFormation template, objects of Kubernetes, or a Helm chart. */
export function isInfrastructureYaml(path: string, text: string): boolean {
  if (/(?:^|\/)Chart\.ya?ml$/u.test(path)) return true;
  if (text.slice(0, searchedChars).includes(cloudFormationKey)) return true;
  const isObject = text.split(/^---/mu).some(isKubernetes);
  return isObject && (isChartTemplate(path) || !hasPlaceholders(text));
}

/** Whether JSON is a template of CloudFormation or of Azure. */
export function isInfrastructureJson(text: string): boolean {
  const start = text.slice(0, searchedChars);
  return start.includes(cloudFormationKey) || start.includes(azureSchema);
}

export const isAzureJson = (text: string): boolean => text.slice(0, searchedChars).includes(azureSchema);

const isKubernetes = (document: string): boolean =>
  /^apiVersion *:/mu.test(document) && /^kind *:/mu.test(document) && /^metadata *:/mu.test(document);

const isChartTemplate = (path: string): boolean => /(?:^|\/)templates\//u.test(path);

/** Whether a text has template expressions (`{{ … }}`) outside of quotes and comments. */
const hasPlaceholders = (text: string): boolean =>
  text.replaceAll(/"[^"\n]*"|'[^'\n]*'|#[^\n]*/gu, '').includes('{{');

/** Whether a file is YAML or JSON: only its text decides whether it is a source or data. */
export const mayBeData = (path: string): boolean => /^(?:yaml|json)$/u.test(languageKeyOf(path) ?? '');

/** Whether a file is data and not a source: YAML or JSON that describes no infrastructure. */
export const isData = (path: string, text: string): boolean =>
  mayBeData(path) &&
  !(languageKeyOf(path) === 'json' ? isInfrastructureJson(text) : isInfrastructureYaml(path, text));
