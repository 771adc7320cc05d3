import { keepLoading } from '../loading/keep-loading.js'
import { sharedSheet, takesSheets } from '../../ui/style/styles.js'
import type { GivenAppearance } from './appearance.js'
import type { Figure } from './look.js'

/** Dresses an element, or a page. */
export interface Wardrobe {
  /**
   * Gives the look of an appearance, in place of the last; what cannot be used is told once.
   *
   * @param theme of the appearance, or from around the element.
   */
  wear(appearance: GivenAppearance | undefined, theme: unknown): void
}

/**
 * @param owner whose option it is, in words.
 * @param report tells the host what cannot be used, or does not come.
 */
export function createWardrobe(
  owner: string,
  figure: () => Figure | null | undefined,
  report: (error: unknown, operation: string) => void
): Wardrobe {
  const told = new Set<string>()
  let worn: readonly CSSStyleSheet[] = []
  let last: string | undefined
  let lastDocument: Document | undefined
  let endLoading: (() => void) | undefined

  function tell(fault: string): void {
    if (told.has(fault)) return
    told.add(fault)
    const message = `The appearance option of ${owner} ${fault}. Its default is used.`
    console.warn(message)
    report(new TypeError(message), 'options')
  }

  function put({ root }: Figure, sheets: readonly CSSStyleSheet[]): void {
    if (worn.length + sheets.length === 0) return
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => !worn.includes(sheet)), ...sheets]
    worn = sheets
  }

  function change(figure: Figure, appearance: GivenAppearance | undefined, theme: unknown): void {
    const { document } = figure
    const isNothing = !appearance && theme === undefined
    const wanted = isNothing ? undefined : JSON.stringify([appearance, theme])
    if (wanted === last && document === lastDocument) return
    last = wanted
    lastDocument = document
    endLoading?.()
    if (isNothing) return put(figure, [])
    if (!takesSheets(document)) return
    endLoading = keepLoading(
      () => import('./look.js'),
      ({ lookOf }) => {
        const { sheets, faults } = lookOf(figure, appearance, theme, sharedSheet)
        put(figure, sheets)
        for (const fault of faults) tell(fault)
      },
      (error) => report(error, 'load')
    )
  }

  return {
    wear(appearance, theme) {
      const present = figure()
      if (present) change(present, appearance, theme)
    }
  }
}
