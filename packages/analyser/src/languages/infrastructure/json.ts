import { replacePieces, type Delimited } from '../../text/delimited.ts';
import { endings } from '../endings.ts';
import type { Language } from '../language.ts';
import { isAzureJson, isInfrastructureJson } from './identify.ts';

/** Lines of code of JSON that describes infrastructure; other JSON is no source. */
export const json: Language = {
  key: 'json',
  extensions: endings.json,
  analyse: ({ text }) => {
    if (!isInfrastructureJson(text)) return null;
    const content = parseJson(text);
    if (content === undefined || (isAzureJson(text) && !hasAzureResources(content))) return null;
    const ncloc = text.split(/\r\n|\n|\r/u).filter((row) => row.trim() !== '').length;
    return { counts: { ncloc, comment_lines: 0 }, tokenLines: [], noSonarLines: [], findings: [] };
  },
};

/** Strings, and commas with a closing bracket after them. */
const stringsAndCommas: readonly Delimited[] = [
  { begins: '"', whole: /"(?:[^"\\]|\\[\s\S])*"/uy },
  { begins: ',', whole: /,(?:\s*[\]}])?/uy },
];

/** Parses JSON, also with trailing commas and line breaks in strings. Undefined for any other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(
      replacePieces(text, stringsAndCommas, (part) => {
        if (part.startsWith('"')) return part.replaceAll(/\r?\n/gu, ' ');
        return /[\]}]$/u.test(part) ? part.slice(1) : part;
      }),
    );
  } catch {
    return undefined;
  }
}

/** Whether each resource of an Azure template has a type, a name and an API version as strings. */
function hasAzureResources(content: unknown): boolean {
  const resources = propertyOf(content, 'resources');
  if (!Array.isArray(resources)) return true;
  return resources.every((resource) =>
    ['type', 'name', 'apiVersion'].every((name) => typeof propertyOf(resource, name) === 'string'),
  );
}

/** A property of an object; undefined for any other value. */
const propertyOf = (content: unknown, name: string): unknown =>
  typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
