import { en } from '../../messages/en.js'
import type { MessageOverrides } from '../../messages/messages.js'
import type { IssueFilter } from '../../model/device-issues.js'
import type { PlatformClient } from '../../platform/index.js'
import { SESSION_OPTIONS, type SessionOption, type SessionOptions } from '../../store/session-options.js'
import {
  booleanOption,
  choiceOption,
  functionOption,
  localeOption,
  type Option,
  positiveNumberOption,
  propertyOption,
  textOption
} from './option.js'

const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null

// Told by what it can do: a client of another copy of the bundle is of another class, and serves as well.
const isClient = (given: unknown): given is PlatformClient =>
  isObject(given) && 'createPaginator' in given && 'clientSessions' in given

/** Whether texts are of the kinds that ours are, as far as we have them: a screen would break with others. */
function fits(given: unknown, ours: unknown): boolean {
  if (ours === undefined || !isObject(ours)) return ours === undefined || typeof given === typeof ours
  return isObject(given) && Object.entries(given).every(([name, text]) => fits(text, Reflect.get(ours, name)))
}

const isMessages = (given: unknown): given is MessageOverrides => fits(given, en)

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

/** The options that concern the whole page, which every element has, session elements as well. */
export const pageOptions = {
  disableTelemetry: booleanOption()
}

/** The options of how an element behaves, which every element has. */
export const behaviourOptions = {
  disableLockUnlock: booleanOption(),
  disableCreateAccessCode: booleanOption(),
  disableEditAccessCode: booleanOption(),
  disableDeleteAccessCode: booleanOption(),
  disableResourceIds: booleanOption(),
  disableConnectedAccountInformation: booleanOption(),
  showBack: booleanOption(),
  locale: localeOption(),
  theme: choiceOption('light', 'dark', 'auto'),
  errorFilter: functionOption<IssueFilter>(),
  warningFilter: functionOption<IssueFilter>(),
  messages: propertyOption('an object of texts', isMessages)
}
