/** Oldest Node that can begin a command. */
export const oldestNode = [20, 19];

/** Oldest release line that commands run on. */
const runningMajor = 24;

/**
 * Whether commands run on this Node itself.
 * @param {string} version such as '24.1.0'
 */
export const isRecent = (version) => Number(version.split('.')[0]) >= runningMajor;

/**
 * Spanish message for a Node that is too old, or null for one that can begin a command.
 * @param {string} version such as '20.19.1'
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return (
    `Mantenible necesita Node ${oldestNode.join('.')} o posterior y este es el ${version}.\n` +
    'Instale una versión reciente desde https://nodejs.org (se recomienda la 24) y repita la orden.'
  );
}

/** Ends the process with the message when this Node is too old. */
export function requireNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
}
