import re
import unicodedata
import os

PATRON = re.compile(r"[^a-z0-9 ]+")


def normalizar(texto):
    # Quita tildes y signos para comparar títulos.
    sin_tildes = unicodedata.normalize("NFD", texto.lower())
    limpio = "".join(letra for letra in sin_tildes if not unicodedata.combining(letra))
    return PATRON.sub(" ", limpio).strip()


def Parecido(a, b):
    palabrasA = set(normalizar(a).split())
    palabrasB = set(normalizar(b).split())
    if not palabrasA or not palabrasB:
        return 0
    comunes = palabrasA & palabrasB
    return len(comunes) / max(len(palabrasA), len(palabrasB))


def recortar(texto, limite=40, final="…"):
    if len(texto) <= limite:
        return texto
    else:
        corte = texto[:limite]
        if " " in corte:
            corte = corte[: corte.rindex(" ")]
        return corte + final


def a_csv(filas, separador=";"):
    salida = ""
    for fila in filas:
        salida = salida + separador.join([str(valor) for valor in fila]) + "\n"
    return salida


def inicial(texto):
    return texto[0].upper() if texto else "" if texto is None else "?"
