import { composedAncestors } from './composed-ancestors.js'

/** Returns the canonical form of a locale, or `undefined` if it is invalid. */
export function validLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** Returns the language of the nearest `lang`, or English. */
export function nearestLocale(element: Element): string {
  for (const ancestor of [element, ...composedAncestors(element)]) {
    const lang = ancestor.getAttribute('lang')
    if (lang) return validLocale(lang) ?? 'en'
  }
  return 'en'
}
