import type { Appearance } from '../appearance/appearance.js'
import { createWardrobe } from '../appearance/wardrobe.js'
import type { ThemeName } from '../../ui/style/themes/themes.js'
import type { SessionOptions } from '../../store/session-options.js'
import { disableTelemetry } from '../../telemetry/page-telemetry.js'
import { elementsAround } from '../custom-element/around.js'
import { awaitDefinition } from '../custom-element/awaited-definition.js'
import { pageOptions, sessionOptions } from '../options/session-options.js'
import { type OptionTable, valuesOf } from '../options/option-table.js'
import { createGivenOptions } from '../options/given-options.js'

/** What a page has set for all elements that have no session options of their own. */
interface Configuration {
  options: SessionOptions
  /** That of elements that have none, and none around them. */
  theme?: unknown
  readonly listeners: Set<SourceListener>
}

/** Whether what an element inherits was given just now, by whoever it inherits from. */
type SourceListener = (isGivenTo: (element: Element) => boolean) => void

/** What `configure` takes. */
interface PageOptions extends SessionOptions {
  /** Nothing is told of how the elements of the page are used. @default false */
  readonly disableTelemetry?: boolean | undefined
  /**
   * How all elements of the page look: the name of a theme, or an object with a theme and tokens, which are set as custom
   * properties of the page.
   * @default none
   */
  readonly appearance?: Appearance | ThemeName | undefined
}

const CONFIGURATION = Symbol.for('latchkey.configuration.2')
const SOURCE = Symbol.for('latchkey.session-options.2')

const OPTIONS: OptionTable = { ...sessionOptions, ...pageOptions }
const given = createGivenOptions('configure', OPTIONS)
const wardrobe = createWardrobe(
  'configure',
  () => (typeof document === 'undefined' ? undefined : { root: document, document, selector: ':where(:root)' }),
  // A page has no event of its own; it has the console.
  () => {}
)

/** Kept on the page, so that two copies of the bundle agree. */
function configuration(): Configuration {
  const known: Configuration | undefined = Reflect.get(globalThis, CONFIGURATION)
  const kept = known ?? { options: {}, listeners: new Set() }
  Reflect.set(globalThis, CONFIGURATION, kept)
  return kept
}

/**
 * Sets the session of every element that has no session options of its own and stands in no session element, whether
 * the platform is told how any element of the page is used, and how they look.
 *
 * @example configure({ publishableKey: 'seam_pk1…', userIdentifierKey: 'user-1' })
 */
export function configure(options: PageOptions): void {
  // A host without a compiler can give anything.
  const object: object = Object(options)
  if (object !== options) console.warn('configure takes an object of options.')
  for (const name of Object.keys(OPTIONS)) given.set(name, Reflect.get(object, name))
  disableTelemetry(CONFIGURATION, given.values().get('disableTelemetry') === true)
  const own = valuesOf(sessionOptions, given.values())
  configuration().options = own
  const { appearance } = valuesOf(pageOptions, given.values())
  configuration().theme = appearance?.theme
  wardrobe.wear(appearance, undefined)
  tellSessionOptions(Object.values(own).some(Boolean) ? undefined : null)
}

/** The session options that `configure` set for the page. */
export const pageSessionOptions = (): SessionOptions => configuration().options

/**
 * Tells every element that the session options that it inherits may be others now.
 *
 * @param giver who was given some just now: a session element, or the page where there is none; null for nobody.
 */
export function tellSessionOptions(giver: Element | undefined | null): void {
  const isGivenTo = (element: Element): boolean => giver !== null && sourceOf(element) === giver
  for (const listener of configuration().listeners) listener(isGivenTo)
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
  for (const around of elementsAround(element)) {
    const source: OptionsSource | undefined = Reflect.get(around, SOURCE)
    if (source?.hasOwn()) return around
  }
  return undefined
}

/**
 * The session options that an element inherits: those of the nearest session element around it, across shadow roots,
 * else those of the page; nothing while a session element around it is not defined yet.
 */
export function inheritedSessionOptions(element: Element): SessionOptions | undefined {
  for (const around of elementsAround(element)) {
    const source: OptionsSource | undefined = Reflect.get(around, SOURCE)
    if (source) return source.options()
    if (isAwaited(around, element) && !around.matches(':defined')) {
      awaitDefinition(around.localName)
      return undefined
    }
  }
  return configuration().options
}

/** The theme that an element inherits: that of the nearest session element around it that has one, else that of the page. */
export function inheritedTheme(element: Element): unknown {
  for (const around of elementsAround(element)) {
    const source: OptionsSource | undefined = Reflect.get(around, SOURCE)
    const theme = source?.theme?.()
    if (theme !== undefined) return theme
  }
  return configuration().theme
}
