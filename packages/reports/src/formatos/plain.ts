const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text of the analysed code on one line of a terminal: a file name may hold orders for it, or for a workflow of GitHub, which
 * reads '::' at the start of a line and '##[' anywhere in it.
 */
export const plain = (text: string): string =>
  text
    .replaceAll(unprintable, '�')
    .replace(/^\s*::/u, (order) => order.replace('::', '�:'))
    .replaceAll('##[', '#�[');
