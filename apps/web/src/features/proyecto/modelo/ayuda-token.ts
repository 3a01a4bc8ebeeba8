import { hrefSeguro } from '../../../ui/href-seguro.ts';

interface Pagina {
  readonly texto: string;
  readonly href: string;
}

/** How to make an access token with the least rights on the server of a link, in at most three steps. */
interface AyudaToken {
  /** The server's product, or its host. */
  readonly donde: string;
  /** Pages where the token is made, of which one is enough: the one with fewer rights first. */
  readonly paginas: readonly Pagina[];
  readonly pasos: readonly string[];
}

const copiar = 'Cree el token, cópielo y péguelo en este campo.';

/** The help for the typed link; null while it has no https server yet. */
export function ayudaToken(link: string): AyudaToken | null {
  const href = hrefSeguro(link.trim());
  if (href === null) return null;
  const { host, origin, pathname } = new URL(href);
  const [duenio = '', nombre = ''] = pathname.split('/').filter((parte) => parte !== '');
  const repositorio = `${origin}${pathname.replace(/\/+$/u, '').replace(/\.git$/u, '')}`;
  const nombres = host.split(/[.:-]/u);
  if (host === 'github.com') return deGithub;
  if (host === 'bitbucket.org')
    return deBitbucket(`${origin}/${duenio}/${nombre.replace(/\.git$/u, '')}/admin/access-tokens`);
  if (host === 'dev.azure.com') return deAzure(`${origin}/${duenio}/_usersSettings/tokens`);
  if (host.endsWith('.visualstudio.com')) return deAzure(`${origin}/_usersSettings/tokens`);
  if (nombres.includes('gitlab')) return deGitlab(origin, repositorio);
  if (['codeberg', 'gitea', 'forgejo'].some((nombreConocido) => nombres.includes(nombreConocido)))
    return deGitea(host, `${origin}/user/settings/applications`);
  return { donde: host, paginas: [], pasos: general };
}

const deGithub: AyudaToken = {
  donde: 'GitHub',
  paginas: [
    {
      texto: '«New fine-grained personal access token» en GitHub',
      href: 'https://github.com/settings/personal-access-tokens/new',
    },
  ],
  pasos: [
    'En «Resource owner» elija la cuenta propietaria del repositorio; en «Repository access», «Only select repositories» y solo este repositorio; en «Permissions», añada «Contents» con «Read-only».',
    'Pulse «Generate token», copie el token y péguelo en este campo.',
  ],
};

function deGitlab(origin: string, repositorio: string): AyudaToken {
  return {
    donde: 'GitLab',
    paginas: [
      { texto: 'los tokens del proyecto', href: `${repositorio}/-/settings/access_tokens` },
      {
        texto: 'sus tokens personales',
        href: `${origin}/-/user_settings/personal_access_tokens?name=Mantenible&scopes=read_repository`,
      },
    ],
    pasos: ['Marque solo el alcance «read_repository»; en uno de proyecto, con el rol «Reporter».', copiar],
  };
}

function deBitbucket(href: string): AyudaToken {
  return {
    donde: 'Bitbucket',
    paginas: [{ texto: '«Access tokens» en la configuración del repositorio', href }],
    pasos: ['Cree un token de repositorio con un solo permiso: «Repositories: Read».', copiar],
  };
}

function deGitea(host: string, href: string): AyudaToken {
  return {
    donde: host === 'codeberg.org' ? 'Codeberg' : host,
    paginas: [{ texto: '«Applications» en la configuración de su cuenta', href }],
    pasos: ['Genere un token con un solo permiso: «repository» en «Read» (read:repository).', copiar],
  };
}

function deAzure(href: string): AyudaToken {
  return {
    donde: 'Azure DevOps',
    paginas: [{ texto: 'sus «Personal access tokens»', href }],
    pasos: ['Pulse «New Token»; en «Scopes» deje «Custom defined» y marque solo «Code: Read».', copiar],
  };
}

const general = [
  'En la configuración del repositorio o de su cuenta, busque los tokens de acceso («Access tokens»).',
  'Dele un solo permiso: leer el código de este repositorio.',
  copiar,
];
