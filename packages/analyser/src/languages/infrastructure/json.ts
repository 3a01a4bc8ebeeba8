import { endings } from '../endings.ts';
import type { Language } from '../language.ts';
import { isAzureJson, isInfrastructureJson } from './identify.ts';

/** Lines of code of JSON that describes infrastructure; other JSON is no source. */
export const json: Language = {
  key: 'json',
  extensions: endings.json,
  analyse: ({ text }) => {
    if (!isInfrastructureJson(text)) return null;
    const content = parse(text);
    if (content === undefined || (isAzureJson(text) && !hasAzureResources(content))) return null;
    const ncloc = text.split(/\r\n|\n|\r/u).filter((row) => row.trim() !== '').length;
    return { counts: { ncloc, comment_lines: 0 }, tokenLines: [], noSonarLines: [], findings: [] };
  },
};

/** Accepts a comma behind the last item. Undefined for text that is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(
      text.replaceAll(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[\]}])/gu, (part) =>
        part === ',' ? '' : part.replaceAll(/\r?\n/gu, ' '),
      ),
    );
  } catch {
    return undefined;
  }
}

/** Whether each resource has type, name and version as strings. */
function hasAzureResources(content: unknown): boolean {
  const resources = entry(content, 'resources');
  if (!Array.isArray(resources)) return true;
  return resources.every((resource) =>
    ['type', 'name', 'apiVersion'].every((name) => typeof entry(resource, name) === 'string'),
  );
}

const entry = (content: unknown, name: string): unknown =>
  typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
