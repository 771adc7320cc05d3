import type { Appearance } from '../appearance/appearance.js'
import type { ThemeName } from '../../ui/style/themes/themes.js'
import type { SessionOptions } from '../../core/session/session-options.js'

/** What `configure` takes. */
export interface PageOptions extends SessionOptions {
  /** Nothing is told of how the elements of the page are used. @default false */
  readonly disableTelemetry?: boolean | undefined
  /**
   * How all elements of the page look: the name of a theme, or an object with a theme and tokens, which are set as custom
   * properties of the page.
   * @default none
   */
  readonly appearance?: Appearance | ThemeName | undefined
  /**
   * Whether the console is told what happens: calls, sessions, changes, screens and options, without keys, tokens, PINs
   * and names. It stays as it is until it is given again; given alone, it changes nothing else.
   * @default false
   */
  readonly debug?: boolean | undefined
}

/** Whether what an element inherits was given just now, by whoever it inherits from. */
export type SourceListener = (isGivenTo: (element: Element) => boolean) => void

/** What a page has set for all elements that have no session options of their own, whether they are there yet or not. */
interface PageConfiguration {
  /** As it was given, by the names of options. */
  given: object
  /** Whether it gives the elements a session, also one that they have already. */
  isGiving: boolean
  /** Whether somebody has read it since it was given. */
  isRead: boolean
  /** As it was read. */
  options: SessionOptions
  /** The theme of elements that have none, and none around them. */
  theme?: unknown
  /** What reads it, of each copy of the elements on the page. */
  readonly readers: Set<() => void>
  readonly listeners: Set<SourceListener>
}

/** Raise the version when the shape changes, so that two versions never share. */
const CONFIGURATION = Symbol.for('latchkey.configuration.3')

/** Kept on the page, so that all copies of the bundle agree, and this module needs none of the others. */
export function pageConfiguration(): PageConfiguration {
  const known: PageConfiguration | undefined = Reflect.get(globalThis, CONFIGURATION)
  if (known) return known
  const made: PageConfiguration = {
    given: {},
    isGiving: false,
    isRead: true,
    options: {},
    readers: new Set(),
    listeners: new Set()
  }
  Reflect.set(globalThis, CONFIGURATION, made)
  return made
}

/**
 * Sets the session of every element that has no session options of its own and stands in no session element, and
 * whether the platform is told how any element of the page is used, and how they look. It may be called before the elements are there.
 *
 * @example configure({ publishableKey: 'seam_pk1…', userIdentifierKey: 'user-1' })
 */
export function configure(options: PageOptions): void {
  // A host without a compiler can give anything.
  const object: object = Object(options)
  if (object !== options) console.warn('configure takes an object of options.')
  const page = pageConfiguration()
  const isDebugAlone = Object.keys(object).join() === 'debug'
  const before = isDebugAlone ? page.given : { debug: Reflect.get(page.given, 'debug') }
  page.given = { ...before, ...object }
  // What was given before and nobody has read yet is still to be given.
  page.isGiving = !isDebugAlone || (page.isGiving && !page.isRead)
  page.isRead = false
  for (const read of page.readers) read()
}
