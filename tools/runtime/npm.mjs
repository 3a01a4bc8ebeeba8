/**
 * Program and arguments that run npm: the copy that started this process where there is one, because on Windows `npm` is
 * not a program that can be spawned.
 * @param {readonly string[]} args
 */
export function npmCommand(args) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js')
    ? { command: process.execPath, args: [cli, ...args] }
    : { command: 'npm', args: [...args] };
}
