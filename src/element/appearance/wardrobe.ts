import { loadChunk } from '../loading/load-chunk.js'
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

  async function change(figure: Figure, appearance: GivenAppearance | undefined, theme: unknown): Promise<void> {
    const { document } = figure
    const isNothing = !appearance && theme === undefined
    const wanted = isNothing ? undefined : JSON.stringify([appearance, theme])
    if (wanted === last && document === lastDocument) return
    last = wanted
    lastDocument = document
    if (isNothing) return put(figure, [])
    if (!takesSheets(document)) return
    try {
      const { lookOf } = await loadChunk(() => import('./look.js'))
      if (last !== wanted || lastDocument !== document) return
      const { sheets, faults } = lookOf(figure, appearance, theme, sharedSheet)
      put(figure, sheets)
      for (const fault of faults) tell(fault)
    } catch (error) {
      if (last !== wanted) return
      last = undefined
      // Another appearance may have been given by then, which is fetched at once.
      addEventListener('online', () => void (last === undefined && change(figure, appearance, theme)), { once: true })
      report(error, 'load')
    }
  }

  return {
    wear(appearance, theme) {
      const present = figure()
      if (present) void change(present, appearance, theme)
    }
  }
}
