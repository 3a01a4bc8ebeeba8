from flask import Blueprint, jsonify, request

from ..modelos import Socio

socios = Blueprint("socios", __name__)
_socios = {}


@socios.get("/<int:numero>")
def uno(numero):
    socio = _socios.get(numero)
    if socio is None:
        return jsonify({"mensaje": "No existe ese socio."}), 404
    return jsonify({"numero": socio.numero, "nombre": socio.nombre, "correo": socio.correo})


@socios.post("/")
def nuevo():
    datos = request.get_json(silent=True) or {}
    errores = []
    if not datos.get("nombre"):
        errores.append({"campo": "nombre", "mensaje": "El siguiente campo es obligatorio"})
    if not datos.get("correo"):
        errores.append({"campo": "correo", "mensaje": "El siguiente campo es obligatorio"})
    if errores:
        return jsonify({"mensaje": "Hay campos sin rellenar.", "errores": errores}), 400
    numero = len(_socios) + 1
    _socios[numero] = Socio(numero, datos["nombre"], datos["correo"], bool(datos.get("infantil")))
    return jsonify({"numero": numero}), 201
