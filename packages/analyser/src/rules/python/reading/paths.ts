/** Whether a file name is that of a test file. */
export const isTestFile = (path: string): boolean => /^(?:test|conftest)/u.test(fileName(path));

export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
