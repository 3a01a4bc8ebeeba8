/** The programs of Debian that install packages. */
export const aptPrograms: ReadonlySet<string> = new Set(['apt', 'apt-get', 'aptitude']);
/** The program of Alpine. */
export const apkPrograms: ReadonlySet<string> = new Set(['apk']);
/** All of them. */
export const packagePrograms: ReadonlySet<string> = new Set([...aptPrograms, ...apkPrograms]);
