const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode)

/** The language that the page names around an element, across shadow roots; English where it names none that is valid. */
export function nearestLocale(element: Element): string {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null
    if (lang) return validLocale(lang) ?? 'en'
  }
  return 'en'
}

/** The locale in its canonical form; nothing when it is not one. */
export function validLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}
