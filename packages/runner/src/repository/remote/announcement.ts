/** References that a repository advertises before it is cloned. */
export interface Advertisement {
  /** Commit of each branch, by the branch's name. */
  readonly branches: ReadonlyMap<string, string>;
  /** The branch that HEAD names; null when HEAD names no existing branch. */
  readonly principal: string | null;
}

const headSymref = 'symref=HEAD:';

/**
 * Parses git's reference advertisement (pkt-lines: four hexadecimal digits of length, then 'OID SP REF');
 * null for other content. An incomplete last line is ignored.
 */
export function parseAdvertisement(body: Buffer): Advertisement | null {
  const [service, ...lines] = linesOf(body);
  if (!service?.startsWith('# service=git-upload-pack')) return null;
  const branches = new Map<string, string>();
  for (const line of lines) {
    const [reference = ''] = line.split('\0', 1);
    const space = reference.indexOf(' ');
    const branch = branchOf(reference.trimEnd().slice(space + 1));
    if (branch !== null) branches.set(branch, reference.slice(0, space));
  }
  const principal = branchOf(headOf(lines[0] ?? ''));
  return { branches, principal: principal !== null && branches.has(principal) ? principal : null };
}

/** Reference that HEAD names, from the capabilities of the first line; '' when they lack it. */
function headOf(line: string): string {
  const capabilities = line.slice(line.indexOf('\0') + 1).split(/\s+/u);
  return capabilities.find((one) => one.startsWith(headSymref))?.slice(headSymref.length) ?? '';
}

/** The branch of a reference; null for a reference to anything else. */
function branchOf(reference: string): string | null {
  return reference.startsWith('refs/heads/') ? reference.slice('refs/heads/'.length) : null;
}

/** Texts of the pkt-lines of an advertisement; an incomplete last line is ignored. */
export function linesOf(body: Buffer): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  while (start + 4 <= body.length) {
    const header = body.toString('latin1', start, start + 4);
    if (!/^[\da-f]{4}$/i.test(header)) break;
    const length = Number.parseInt(header, 16);
    if (length > 4 && start + length > body.length) break;
    if (length > 4) lines.push(body.toString('utf8', start + 4, start + length));
    // 0000 to 0002 are separators without content.
    start += Math.max(length, 4);
  }
  return lines;
}
