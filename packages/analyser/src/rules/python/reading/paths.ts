/** Files that hold tests, by name. */
export const isTestFile = (path: string): boolean => /^(?:test|conftest)/u.test(fileName(path));

export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
