from datetime import date, timedelta

from flask import Blueprint, jsonify, request

from .. import catalogo
from ..modelos import Prestamo
from ..multas import multa
from ..util.fechas import siguiente_habil
from .socios import _socios

prestamos = Blueprint("prestamos", __name__)
_prestamos = []


@prestamos.post("/")
def prestar():
    datos = request.get_json(silent=True) or {}
    socio = _socios.get(datos.get("socio"))
    libro = catalogo._libros.get(datos.get("isbn"))
    if socio is None or libro is None:
        return jsonify({"mensaje": "No existe ese socio o ese libro."}), 404
    hoy = date.today()
    if not socio.puede_llevar(hoy):
        return jsonify({"mensaje": "El socio no puede llevarse más libros."}), 409
    if (vence := siguiente_habil(hoy + timedelta(days=21))) is None:
        return jsonify({"mensaje": "La biblioteca no abre."}), 409
    prestamo = Prestamo(libro, socio, hoy, vence)
    socio.prestamos.append(prestamo)
    _prestamos.append(prestamo)
    return jsonify({"vence": prestamo.vence.isoformat()}), 201


@prestamos.post("/<int:numero>/devolver")
def devolver(numero):
    hoy = date.today()
    prestamo = _prestamos[numero]
    prestamo.devuelto = hoy
    debe = multa(prestamo, hoy)
    if debe == 0:
        return jsonify({"debe": 0})
    elif debe > 0:
        return jsonify({"debe": debe})
    elif debe == 0:
        return jsonify({"debe": None})


@prestamos.post("/<int:numero>/renovar")
def renovar(numero):
    prestamo = _prestamos[numero]
    if prestamo.renovaciones < 3:
        if prestamo.devuelto is None:
            prestamo.renovaciones += 1
            prestamo.vence = siguiente_habil(prestamo.vence + timedelta(days=14))
    return jsonify({"vence": prestamo.vence.isoformat()})
