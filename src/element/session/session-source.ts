import { createThemeController } from '../appearance/theme-controller.js'
import type { SessionOptions } from '../../core/session/session-options.js'
import { revalidateDetached } from '../../core/session/detached-elements.js'
import { disableTelemetry } from '../../core/telemetry/page-telemetry.js'
import { composedAncestors } from '../custom-element/composed-ancestors.js'
import { warnUndefinedElement } from '../custom-element/warn-undefined-element.js'
import { switchDebugging } from '../debug/switch-debugging.js'
import { booleanOption } from '../options/option.js'
import { pageOptions } from '../options/page-options.js'
import { sessionOptions } from '../options/session-options.js'
import { type OptionTable, valuesOf } from '../options/option-table.js'
import { createRawOptions } from '../options/raw-options.js'
import { pageConfiguration, type SourceListener } from './configure.js'

const SOURCE = Symbol.for('latchkey.session-options.2')

const OPTIONS: OptionTable = { ...sessionOptions, ...pageOptions, debug: booleanOption() }
const given = createRawOptions('configure', OPTIONS)
const themeController = createThemeController(
  'configure',
  () => (typeof document === 'undefined' ? undefined : { root: document, document, selector: ':where(:root)' }),
  // A page has no event of its own; it has the console.
  () => {}
)

/** Reads what `configure` was given; once, where there are several copies of the bundle. */
function readConfiguration(): void {
  const page = pageConfiguration()
  if (page.isRead) return
  page.isRead = true
  for (const name of Object.keys(OPTIONS)) given.set(name, Reflect.get(page.given, name))
  const values = given.values()
  void switchDebugging(values.get('debug') === true)
  disableTelemetry(SOURCE, values.get('disableTelemetry') === true)
  page.options = valuesOf(sessionOptions, values)
  const { appearance } = valuesOf(pageOptions, values)
  page.theme = appearance?.theme
  themeController.apply(appearance, undefined)
  if (page.isGiving) notifySessionOptions(Object.values(page.options).some(Boolean) ? undefined : null)
}

function configuration(): ReturnType<typeof pageConfiguration> {
  const page = pageConfiguration()
  page.readers.add(readConfiguration)
  readConfiguration()
  return page
}

/** The session options that `configure` set for the page. */
export const pageSessionOptions = (): SessionOptions => configuration().options

/**
 * Tells every element that the session options that it inherits may be others now.
 *
 * @param giver who was given some just now: a session element, or the page where there is none; null for nobody.
 */
export function notifySessionOptions(giver: Element | undefined | null): void {
  const isGivenTo = (element: Element): boolean => giver !== null && sourceOf(element) === giver
  for (const listener of configuration().listeners) listener(isGivenTo)
  revalidateDetached()
}

/** Is told whenever inherited session options may have changed. Returns what ends it. */
export function onSessionOptions(listener: SourceListener): () => void {
  const { listeners } = configuration()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a session element hands down. */
interface OptionsSource {
  options(): SessionOptions | undefined
  /** Whether it has options of its own, in place of what is around it. */
  hasOwn(): boolean
  /** The theme of the elements inside it; another copy of the bundle may know of none. */
  theme?(): unknown
}

/** Lets an element hand its session options down to those inside it. */
export function provideSessionOptions(element: Element, source: OptionsSource): void {
  Reflect.set(element, SOURCE, source)
}

/** Whether an element is to become the session element of another, which has the same prefix. */
const isAwaited = ({ localName }: Element, of: Element): boolean =>
  localName.endsWith('-session') && of.localName.startsWith(localName.slice(0, -'session'.length))

/** The nearest session element around an element that has options; nothing where it inherits those of the page. */
function sourceOf(element: Element): Element | undefined {
  for (const around of composedAncestors(element)) {
    const source: OptionsSource | undefined = Reflect.get(around, SOURCE)
    if (source?.hasOwn()) return around
  }
  return undefined
}

/** What tells which session options an element inherits where it stands now, also once it is taken from there. */
export function inheritanceOf(element: Element): () => SessionOptions | undefined {
  for (const around of composedAncestors(element)) {
    const source: OptionsSource | undefined = Reflect.get(around, SOURCE)
    if (source) return source.options
  }
  return pageSessionOptions
}

/**
 * The session options that an element inherits: those of the nearest session element around it, across shadow roots,
 * else those of the page; nothing while a session element around it is not defined yet.
 */
export function inheritedSessionOptions(element: Element): SessionOptions | undefined {
  for (const around of composedAncestors(element)) {
    const source: OptionsSource | undefined = Reflect.get(around, SOURCE)
    if (source) return source.options()
    if (isAwaited(around, element) && !around.matches(':defined')) {
      warnUndefinedElement(around.localName)
      return undefined
    }
  }
  return configuration().options
}

/** The theme that an element inherits: that of the nearest session element around it that has one, else that of the page. */
export function inheritedTheme(element: Element): unknown {
  for (const around of composedAncestors(element)) {
    const source: OptionsSource | undefined = Reflect.get(around, SOURCE)
    const theme = source?.theme?.()
    if (theme !== undefined) return theme
  }
  return configuration().theme
}
