import type { Commit } from './commit.ts';
import { adds, addsLines, changes, rewrites } from './edits.ts';

const modelos = 'biblioteca/modelos.py';
const aplicacion = 'biblioteca/__init__.py';
const prestamos = 'biblioteca/rutas/prestamos.py';

/** The library, written on a branch of its own; paths within its folder. */
export const biblioteca: readonly Commit[] = [
  {
    at: '2025-01-20T10:10:00Z',
    subject: 'Empieza la biblioteca: catálogo de libros',
    edits: [
      ...['app.py', 'requisitos.txt', 'sonar-project.properties'].map(adds),
      ...[aplicacion, modelos, 'biblioteca/catalogo.py', 'biblioteca/util/__init__.py'].map(adds),
      ...['biblioteca/util/texto.py', 'biblioteca/rutas/__init__.py', 'biblioteca/rutas/libros.py'].map(adds),
      ...['biblioteca/plantillas/libros.html', 'biblioteca/estaticos/biblioteca.css'].map(adds),
    ],
  },
  {
    at: '2025-01-30T16:20:00Z',
    subject: 'Da de alta a los socios',
    edits: [
      adds('biblioteca/rutas/socios.py'),
      addsLines(aplicacion, 'from .rutas.socios'),
      addsLines(aplicacion, 'app.register_blueprint(socios'),
      rewrites(aplicacion, 'Crea la aplicación', 1, '    """Crea la aplicación."""'),
      addsLines(modelos, '@dataclass\nclass Socio:', 8),
    ],
  },
  {
    at: '2025-02-05T11:35:00Z',
    subject: 'Presta los libros',
    edits: [
      ...[prestamos, 'biblioteca/util/fechas.py'].map(adds),
      addsLines(aplicacion, 'from .rutas.prestamos'),
      addsLines(aplicacion, 'app.register_blueprint(prestamos'),
      addsLines(modelos, '@dataclass\nclass Prestamo:', 8),
      addsLines(modelos, '    prestamos: list["Prestamo"]'),
      addsLines(modelos, '    def puede_llevar', 4),
    ],
  },
  {
    at: '2025-02-12T16:10:00Z',
    subject: 'Recoge los libros y cobra los retrasos',
    edits: [
      adds('biblioteca/multas.py'),
      addsLines(prestamos, '@prestamos.post("/<int:numero>/devolver")', 12),
      addsLines(prestamos, '@prestamos.post("/<int:numero>/renovar")', 8),
      addsLines(prestamos, 'from ..multas'),
      addsLines(modelos, 'if self.sancionado_hasta != None', 2),
      addsLines(modelos, '    sancionado_hasta:'),
    ],
  },
  {
    at: '2025-02-17T09:45:00Z',
    subject: 'Avisa de lo que vence y limpia lo temporal',
    edits: ['tareas/avisos.py', 'tareas/limpieza.py'].map(adds),
  },
  {
    at: '2025-02-20T17:00:00Z',
    subject: 'Informa de los préstamos por socio y por libro',
    edits: [
      ...['biblioteca/informes.py', 'biblioteca/estaticos/buscador.js'].map(adds),
      addsLines(modelos, 'class registro:', 19),
      addsLines(modelos, '# TODO: guardar', 1),
      changes(
        'biblioteca/rutas/libros.py',
        'catalogo.buscar(texto, solo_disponibles=True)',
        'catalogo.buscar(texto)',
      ),
    ],
  },
];
