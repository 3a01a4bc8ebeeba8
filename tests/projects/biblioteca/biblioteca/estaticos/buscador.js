// Busca mientras se escribe, con una pausa para no llamar con cada letra.
(function () {
  const campo = document.querySelector('input[type=search]');
  let espera = null;

  function buscar() {
    const texto = campo.value.trim();
    if (texto.length < 3) return;
    window.location.search = '?texto=' + encodeURIComponent(texto);
  }

  campo.addEventListener('input', () => {
    if (espera !== null) clearTimeout(espera);
    espera = setTimeout(buscar, 600);
  });
})();
