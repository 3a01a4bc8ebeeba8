/** The formulas of agreement. */
export function ComoSeCalcula() {
  return (
    <details>
      <summary>¿Cómo se calcula?</summary>
      <p>
        Se comparan las preguntas que las dos pruebas tienen con las mismas palabras y los mismos niveles, y
        que las dos respondieron. «Niveles iguales» es la proporción en la que eligieron el mismo nivel.
      </p>
      <p>
        κ (kappa ponderado) descuenta el acuerdo que daría el azar y cuenta más las diferencias grandes: con
        las fracciones a y b de cada respuesta, κ = 1 − Σ(aᵢ − bᵢ)² ÷ (1/n · ΣΣ(aᵢ − bⱼ)²). Vale 1 si
        coinciden en todo, 0 si coinciden como por azar. Sin definir: menos de dos preguntas, o las dos
        pruebas eligieron un único nivel, el mismo, en todas. Con menos de 20 preguntas dice poco.
      </p>
      <p>No es una nota: solo lo sería si la rúbrica lo dijera.</p>
    </details>
  );
}
