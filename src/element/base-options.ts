import type { MessageOverrides } from '../messages/messages.js'
import type { IssueFilter } from '../model/device-issues.js'
import { PlatformClient } from '../platform/index.js'
import { booleanOption, choiceOption, functionOption, propertyOption, textOption } from './option.js'

const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null

// A client of another copy of the bundle is of another class, and serves as well.
const isClient = (given: unknown): given is PlatformClient =>
  given instanceof PlatformClient || (isObject(given) && 'createPaginator' in given && 'clientSessions' in given)

const isMessages = (given: unknown): given is MessageOverrides => isObject(given)

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
  client: propertyOption(isClient, 'a PlatformClient'),
  queryKeyPrefix: textOption()
}

/** The options of how an element behaves, which every element has. */
export const behaviourOptions = {
  disableLockUnlock: booleanOption(),
  disableResourceIds: booleanOption(),
  disableConnectedAccountInformation: booleanOption(),
  showBack: booleanOption(),
  locale: textOption(),
  theme: choiceOption('light', 'dark', 'auto'),
  errorFilter: functionOption<IssueFilter>(),
  warningFilter: functionOption<IssueFilter>(),
  messages: propertyOption(isMessages, 'an object of texts')
}
