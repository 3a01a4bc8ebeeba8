/** Protections that the code leaves out on these systems, because the systems do not support them; in Spanish. */
const lacking: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'En macOS, git descarga los repositorios sin límite de memoria.',
  win32:
    'En Windows, git descarga los repositorios sin límite de memoria ni de tamaño de archivo, y no se comprueba quién puede leer la carpeta de datos.',
};

/** What to print at the start on a system other than Linux, where alone the product is tested; nothing on Linux. */
export function systemNotice(platform: NodeJS.Platform): readonly string[] {
  if (platform === 'linux') return [];
  const limits = lacking[platform];
  return [
    'Aviso: Mantenible solo se ha probado en Linux. Para dar servicio a otras personas, use Linux.',
    ...(limits === undefined ? [] : [limits]),
  ];
}
