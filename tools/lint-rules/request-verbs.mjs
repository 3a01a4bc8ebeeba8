import { basename } from 'node:path';

const apiFolder = /\/apps\/web\/src\/features\/[^/]+\/api\/[^/]+$/u;

/** Verbs for records: to read one or several, and to change one. The server's use cases have the same verbs. */
const ofRecords = ['leer', 'listar', 'crear', 'cambiar', 'guardar', 'eliminar'];

/** Verbs for whatever else a person can do with a concept. */
const ofConcepts = [
  'aceptar',
  'activar',
  'anadir',
  'anular',
  'calcular',
  'cancelar',
  'comparar',
  'comprobar',
  'desactivar',
  'descargar',
  'descartar',
  'importar',
  'iniciar',
  'invitar',
  'preparar',
  'probar',
  'quitar',
  'rechazar',
  'renombrar',
  'restablecer',
  'retirar',
  'seguir',
  'separar',
  'simular',
  'traspasar',
];
const verbs = new Set([...ofRecords, ...ofConcepts]);

const camelCase = (/** @type {string} */ name) =>
  name.replaceAll(/-(?<letter>[a-z0-9])/gu, (_, /** @type {string} */ letter) => letter.toUpperCase());

/**
 * Names that a declaration exports.
 * @param {import('estree').ExportNamedDeclaration} node
 */
function exportedNames({ declaration }) {
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id.name];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/**
 * A file of `features/<concept>/api` is named by verb and noun, and exports a function of that name.
 * @type {import('eslint').Rule.RuleModule}
 */
export const requestVerbs = {
  meta: {
    messages: {
      verb: "'{{verb}}' is no verb of a request (tools/lint-rules/request-verbs.mjs lists them).",
      name: "Export a function whose name begins with '{{name}}', as the file's does.",
    },
  },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    if (!apiFolder.test(path)) return {};
    const file = basename(path).replace(/\..+$/u, '');
    const verb = file.split('-')[0] ?? '';
    /** @type {string[]} */
    const exported = [];
    return {
      ExportNamedDeclaration(node) {
        exported.push(...exportedNames(node));
      },
      'Program:exit'(node) {
        if (!verbs.has(verb)) context.report({ node, messageId: 'verb', data: { verb } });
        const name = camelCase(file);
        if (!exported.some((each) => each.startsWith(name)))
          context.report({ node, messageId: 'name', data: { name } });
      },
    };
  },
};
