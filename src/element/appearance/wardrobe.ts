import { loadChunk } from '../custom-element/load-chunk.js'
import { sharedSheet } from '../../ui/style/styles.js'
import type { GivenAppearance } from './appearance.js'
import type { Look } from './look.js'

/** What is dressed: the root of an element, or a page. */
export interface Figure {
  readonly root: DocumentOrShadowRoot
  readonly document: Document
  /** Where its tokens are set. */
  readonly selector: ':host' | ':where(:root)'
}

/** Dresses an element, or a page. */
export interface Wardrobe {
  /**
   * Gives the look of an appearance, in place of the last; what cannot be used is told once.
   *
   * @param theme of the appearance, or from around the element.
   */
  wear(appearance: GivenAppearance | undefined, theme: string | undefined): void
}

function ownSheet({ document: { defaultView }, selector }: Figure, { properties }: Look): CSSStyleSheet | undefined {
  if (!defaultView || properties.length === 0) return undefined
  const sheet = new defaultView.CSSStyleSheet()
  sheet.insertRule(`${selector} {}`)
  const [rule] = sheet.cssRules
  if (!(rule instanceof defaultView.CSSStyleRule)) return undefined
  for (const [name, value] of properties) rule.style.setProperty(name, value)
  return sheet
}

/** The sheet of a theme is shared; the tokens have one of their own. */
function sheetsOf(figure: Figure, look: Look): readonly CSSStyleSheet[] {
  const sheets = [look.theme ? sharedSheet(figure.document, look.theme) : undefined, ownSheet(figure, look)]
  return sheets.filter((sheet) => sheet !== undefined)
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

  async function change(figure: Figure, appearance: GivenAppearance | undefined, theme: string | undefined): Promise<void> {
    const { document } = figure
    const isNothing = !appearance && theme === undefined
    const wanted = isNothing ? undefined : JSON.stringify([appearance, theme])
    if (wanted === last && document === lastDocument) return
    last = wanted
    lastDocument = document
    if (isNothing) return put(figure, [])
    try {
      const { lookOf } = await loadChunk(() => import('./look.js'))
      if (last !== wanted || lastDocument !== document) return
      const look = lookOf(appearance, theme)
      put(figure, sheetsOf(figure, look))
      for (const fault of look.faults) tell(fault)
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
