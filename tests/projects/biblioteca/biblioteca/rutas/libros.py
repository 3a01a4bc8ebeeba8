from flask import Blueprint, jsonify, render_template, request

from .. import catalogo
from ..modelos import Libro

libros = Blueprint("libros", __name__)


@libros.get("/")
def lista():
    texto = request.args.get("texto", "")
    encontrados = catalogo.buscar(texto)
    return render_template("libros.html", libros=encontrados, texto=texto)


@libros.get("/<isbn>")
def uno(isbn):
    libro = catalogo._libros.get(isbn)
    if libro is None:
        return jsonify({"mensaje": "No existe ese libro."}), 404
    return jsonify({"isbn": libro.isbn, "titulo": libro.titulo, "autores": list(libro.autores)})


@libros.post("/")
def nuevo():
    datos = request.get_json(silent=True) or {}
    errores = []
    if not datos.get("isbn"):
        errores.append({"campo": "isbn", "mensaje": "El siguiente campo es obligatorio"})
    if not datos.get("titulo"):
        errores.append({"campo": "titulo", "mensaje": "El siguiente campo es obligatorio"})
    if not datos.get("autores"):
        errores.append({"campo": "autores", "mensaje": "El siguiente campo es obligatorio"})
    if errores:
        return jsonify({"mensaje": "Hay campos sin rellenar.", "errores": errores}), 400
    catalogo.anadir(Libro(datos["isbn"], datos["titulo"], tuple(datos["autores"])))
    return jsonify({"isbn": datos["isbn"]}), 201


@libros.delete("/<isbn>")
def borrar(isbn):
    libro = catalogo._libros.pop(isbn, None)
    if libro is None:
        return jsonify({"mensaje": "No existe ese libro."}), 404
    return "", 204
