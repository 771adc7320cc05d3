import { createThemeController } from '../appearance/theme-controller.js'
import type { Controller } from '../custom-element/controller.js'
import { type ProvidedValues, valuesOf } from '../options/option-table.js'
import { pageOptions } from '../options/page-options.js'
import { inheritedTheme } from '../session/session-source.js'

/** The appearance of an element. */
interface ElementAppearance {
  /** Returns the theme of the element's own appearance. */
  theme(): unknown
  apply(): void
}

/** @param isSession `true` for `<x-session>`. The elements inside take its theme and inherit its tokens. */
export function createElementAppearance(
  element: HTMLElement,
  isSession: boolean,
  values: () => ProvidedValues,
  report: Controller['report']
): ElementAppearance {
  const themeController = createThemeController(
    `<${element.localName}>`,
    () => element.shadowRoot && { root: element.shadowRoot, document: element.ownerDocument, selector: ':host' },
    report
  )
  const own = () => valuesOf(pageOptions, values()).appearance
  return {
    theme: () => own()?.theme,
    apply() {
      const appearance = own()
      themeController.apply(appearance, isSession ? undefined : (appearance?.theme ?? inheritedTheme(element)))
    }
  }
}
