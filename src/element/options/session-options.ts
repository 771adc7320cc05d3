import type { PlatformClient } from '../../platform/index.js'
import { isObject } from './is-object.js'
import { booleanOption, propertyOption, textOption } from './option.js'

// Told by what it can do: a client of another copy of the bundle is of another class, and serves as well.
const isClient = (given: unknown): given is PlatformClient =>
  isObject(given) && 'createPaginator' in given && 'clientSessions' in given

/** The options that decide which session an element belongs to. */
export const sessionOptions = {
  publishableKey: textOption(),
  userIdentifierKey: textOption(),
  clientSessionToken: textOption(),
  consoleSessionToken: textOption(),
  workspaceId: textOption(),
  endpoint: textOption(),
  product: textOption(),
  sandbox: booleanOption(),
  client: propertyOption('a PlatformClient', isClient),
  queryKeyPrefix: textOption()
}

/** The options that concern the whole page, which every element has, session elements as well. */
export const pageOptions = {
  disableTelemetry: booleanOption()
}
