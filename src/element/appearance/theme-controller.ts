import { canAdoptSheets, sharedSheet } from '../../ui/style/styles.js'
import { createAsyncModule } from '../loading/async-module.js'
import type { AppearanceValue } from '../options/appearance.js'
import type { ThemeTarget } from './resolve-theme.js'

const themes = createAsyncModule(() => import('./resolve-theme.js'))

/** Applies an appearance to an element or the page. */
interface ThemeController {
  /**
   * Replaces the appearance. Each invalid part is reported once.
   *
   * @param theme of the appearance, or inherited
   */
  apply(appearance: AppearanceValue | undefined, theme: unknown): void
}

/**
 * @param owner of the option, in words
 * @param report reports invalid parts and load errors to the host
 */
export function createThemeController(
  owner: string,
  target: () => ThemeTarget | null | undefined,
  report: (error: unknown, operation: string) => void
): ThemeController {
  const reported = new Set<string>()
  let applied: readonly CSSStyleSheet[] = []
  let last: string | undefined
  let lastDocument: Document | undefined
  let endLoading: (() => void) | undefined

  function reportFault(fault: string): void {
    if (reported.has(fault)) return
    reported.add(fault)
    const message = `The appearance option of ${owner} ${fault}. Its default is used.`
    console.warn(message)
    report(new TypeError(message), 'options')
  }

  function put({ root }: ThemeTarget, sheets: readonly CSSStyleSheet[]): void {
    if (applied.length + sheets.length === 0) return
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => !applied.includes(sheet)), ...sheets]
    applied = sheets
  }

  function change(target: ThemeTarget, appearance: AppearanceValue | undefined, theme: unknown): void {
    const { document } = target
    const isNothing = !appearance && theme === undefined
    const wanted = isNothing ? undefined : JSON.stringify([appearance, theme])
    if (wanted === last && document === lastDocument) return
    last = wanted
    lastDocument = document
    endLoading?.()
    if (isNothing) return put(target, [])
    if (!canAdoptSheets(document)) return
    endLoading = themes.loadWithRetry(
      ({ resolveTheme }) => {
        const { sheets, errors } = resolveTheme(target, appearance, theme, sharedSheet)
        put(target, sheets)
        for (const fault of errors) reportFault(fault)
      },
      (error) => report(error, 'load')
    )
  }

  return {
    apply(appearance, theme) {
      const present = target()
      if (present) change(present, appearance, theme)
    }
  }
}
