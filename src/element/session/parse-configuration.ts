import { disableTelemetry } from '../../core/telemetry/page-telemetry.js'
import { createThemeController } from '../appearance/theme-controller.js'
import { switchDebugging } from '../debug/switch-debugging.js'
import { booleanOption } from '../options/option.js'
import { type OptionTable, valuesOf } from '../options/option-table.js'
import { pageOptions } from '../options/page-options.js'
import { createRawOptions } from '../options/raw-options.js'
import { sessionOptions } from '../options/session-options.js'
import { pageConfiguration } from './configure.js'

/** Stands for the page among the elements that disable telemetry, in every copy of the bundle. */
const PAGE = Symbol.for('latchkey.page')

const OPTIONS: OptionTable = { ...sessionOptions, ...pageOptions, debug: booleanOption() }
const rawOptions = createRawOptions('configure', OPTIONS)
const themeController = createThemeController(
  'configure',
  () => (typeof document === 'undefined' ? undefined : { root: document, document, selector: ':where(:root)' }),
  // The page has no element to fire an event on; errors go to the console.
  () => {}
)

/** Parses the options of `configure()`, and applies those that are not about sessions. */
export function parseConfiguration(): void {
  const page = pageConfiguration()
  for (const name of Object.keys(OPTIONS)) rawOptions.set(name, page.provided[name])
  const values = rawOptions.values()
  void switchDebugging(values.get('debug') === true)
  disableTelemetry(PAGE, values.get('disableTelemetry') === true)
  page.options = valuesOf(sessionOptions, values)
  const { appearance } = valuesOf(pageOptions, values)
  page.theme = appearance?.theme
  themeController.apply(appearance, undefined)
}
