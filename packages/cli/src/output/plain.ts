/** A text of the analysed code on one line of a terminal: a file name may hold orders for it. */
export const plain = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '�');
