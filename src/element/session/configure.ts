import { pageSingleton } from '../../client/page-singleton.js'
import type { SessionOptions } from '../../core/session/session-options.js'
import type { ThemeName } from '../../ui/style/themes/themes.js'
import type { Appearance } from '../options/appearance.js'

/** Options of `configure()`. */
export interface PageOptions extends SessionOptions {
  /** `true` to disable usage telemetry of the page. @default false */
  readonly disableTelemetry?: boolean | undefined
  /**
   * Appearance of all elements: the name of a theme, or an object with a theme and tokens, which become custom
   * properties of the page.
   * @default none
   */
  readonly appearance?: Appearance | ThemeName | undefined
  /**
   * `true` to log calls, sessions, mutations, screens and options to the console, without keys, tokens, PINs and names.
   * Stays until it is set again. If it is the only option, nothing else changes.
   * @default false
   */
  readonly debug?: boolean | undefined
}

/**
 * Called when inherited options may have changed; `isProvidedTo` returns `true` for elements that were just provided
 * with a session.
 */
export type SourceListener = (isProvidedTo: (element: Element) => boolean) => void

/** Options that the page sets for all elements without session options of their own. */
interface PageConfiguration {
  /** As passed to `configure()`. */
  provided: Readonly<Record<string, unknown>>
  /** `true` if it provides a session, even one that the elements already have. */
  isProviding: boolean
  /** `true` after a copy of the bundle has read it. */
  isRead: boolean
  /** Parsed options. */
  options: SessionOptions
  /** Theme of elements that have none and inherit none. */
  theme?: unknown
  /** Parsers, one for each copy of the bundle. */
  readonly readers: Set<() => void>
  readonly listeners: Set<SourceListener>
}

/** Stored on the page, so that this module does not import those that read it. */
export const pageConfiguration = (): PageConfiguration =>
  pageSingleton('configuration.4', () => ({
    provided: {},
    isProviding: false,
    isRead: true,
    options: {},
    readers: new Set(),
    listeners: new Set()
  }))

/**
 * Sets the session, telemetry and appearance of all elements that have no session options of their own and no
 * `<x-session>` around them. Can be called before the elements are loaded.
 *
 * @example configure({ publishableKey: 'seam_pk1…', userIdentifierKey: 'user-1' })
 */
export function configure(options: PageOptions): void {
  // Hosts without a compiler may pass anything.
  const object: object = Object(options)
  if (object !== options) console.warn('configure takes an object of options.')
  const page = pageConfiguration()
  const isDebugAlone = Object.keys(object).join() === 'debug'
  const previous = isDebugAlone ? page.provided : { debug: page.provided.debug }
  page.provided = { ...previous, ...object }
  // Unread options still apply.
  page.isProviding = !isDebugAlone || (page.isProviding && !page.isRead)
  page.isRead = false
  for (const read of page.readers) read()
}
