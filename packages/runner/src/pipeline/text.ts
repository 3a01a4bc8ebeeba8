/** Decodes a file: UTF-16 with a byte order mark, UTF-8 otherwise; invalid bytes become U+FFFD. */
export function decodeText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff)
    return new TextDecoder('utf-16le').decode(Buffer.from(content.subarray(0, content.length & ~1)).swap16());
  return content.toString('utf8');
}

/** Number of lines, as the analyser counts: LF, CR and CRLF end a line. */
export function countLines(content: Buffer): number {
  let lines = 1;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at];
    if (byte === 0x0a || (byte === 0x0d && content[at + 1] !== 0x0a)) lines += 1;
  }
  return lines;
}

/** Cuts a text between code points to at most `maxLength` UTF-16 units; a cut text ends with '…'. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
