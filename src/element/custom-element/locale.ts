import { composedAncestors } from './composed-ancestors.js'

/** The locale in its canonical form; nothing when it is not one. */
export function validLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** The language that the page names around an element; English where it names none, or one that is not valid. */
export function nearestLocale(element: Element): string {
  for (const around of [element, ...composedAncestors(element)]) {
    const lang = around.getAttribute('lang')
    if (lang) return validLocale(lang) ?? 'en'
  }
  return 'en'
}
