import type { PlatformClient } from '../../client/client.js'
import { SESSION_OPTIONS, type SessionOption, type SessionOptions } from '../../core/session/session-options.js'
import { isObject } from './is-object.js'
import { booleanOption, type Option, positiveNumberOption, propertyOption, textOption } from './option.js'

// Duck-typed: a client of another copy of the bundle is an instance of another class.
const isClient = (input: unknown): input is PlatformClient =>
  isObject(input) && 'createPaginator' in input && 'clientSessions' in input

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

/** Session options, each with its parser. */
export const sessionOptions: SessionOptionReaders = Object.fromEntries(readers)
