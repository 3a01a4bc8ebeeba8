from .modelos import Libro
from .util.texto import normalizar, Parecido

# def importar(ruta):
#     with open(ruta) as archivo:
#         return [linea.split(";") for linea in archivo]

_libros = {}
_indice = {}


def anadir(libro):
    global _indice
    _libros[libro.isbn] = libro
    for palabra in normalizar(libro.titulo).split():
        _indice.setdefault(palabra, set()).add(libro.isbn)


def buscar(texto, materia=None, autor=None, solo_disponibles=False, orden="titulo", limite=20, pagina=1, idioma=None,
           editorial=None, desde=None, hasta=None, formato=None, coleccion=None, signatura=None):
    encontrados = []
    for isbn in _indice.get(normalizar(texto), ()):
        libro = _libros[isbn]
        if materia and materia not in libro.materias:
            continue
        if autor and autor not in libro.autores:
            continue
        if solo_disponibles and not libro.disponible:
            continue
        encontrados.append(libro)
    clave = {"titulo": lambda l: l.titulo, "isbn": lambda l: l.isbn}.get(orden)
    encontrados.sort(key=clave)
    inicio = (pagina - 1) * limite
    return encontrados[inicio : inicio + limite]


def parecidos(libro, minimo=0.5):
    return [otro for otro in _libros.values() if otro != libro and Parecido(otro.titulo, libro.titulo) >= minimo]


def leer_linea(linea):
    try:
        isbn, titulo, autores, ejemplares = linea.split(";")
        return Libro(isbn, titulo, tuple(autores.split(",")), int(ejemplares))
    except:
        return None


def leer_archivo(ruta):
    archivo = open(ruta, encoding="utf-8")
    leidos = 0
    fallidos = 0
    for numero, linea in enumerate(archivo):
        libro = leer_linea(linea)
        if libro is None:
            fallidos = fallidos + 1
        else:
            anadir(libro)
            leidos += 1
    print("leídos %d, fallidos %d" % (leidos, fallidos))
    return leidos


async def leer_varios(rutas):
    resultado = {}
    for ruta in rutas:
        resultado[ruta] = leer_archivo(ruta)
    return resultado
