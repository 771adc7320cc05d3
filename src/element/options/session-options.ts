import type { PlatformClient } from '../../client/client.js'
import { SESSION_OPTIONS, type SessionOption, type SessionOptions } from '../../core/session/session-options.js'
import { isObject } from './is-object.js'
import { booleanOption, type Option, positiveNumberOption, propertyOption, textOption } from './option.js'

// Told by what it can do: a client of another copy of the bundle is of another class, and serves as well.
const isClient = (given: unknown): given is PlatformClient =>
  isObject(given) && 'createPaginator' in given && 'clientSessions' in given

const OF_KIND = {
  text: textOption,
  boolean: booleanOption,
  number: positiveNumberOption,
  client: () => propertyOption('a PlatformClient', isClient)
}

type SessionOptionReaders = {
  readonly [Name in SessionOption]-?: Option<NonNullable<SessionOptions[Name]>>
}

const readers = Object.entries(SESSION_OPTIONS).map(([name, { kind }]) => [name, OF_KIND[kind]()])

/** The options that decide which session an element belongs to, each read as its kind is. */
export const sessionOptions: SessionOptionReaders = Object.fromEntries(readers)
