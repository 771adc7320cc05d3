import { ENGLISH, type MessageOverrides } from '../../messages/messages.js'
import type { IssueFilter, ShareText } from '../../core/resources/host-functions.js'
import { firstScreenOptions } from './first-screen-options.js'
import { isObject } from './is-object.js'
import { booleanOption, choiceOption, drawn, functionOption, propertyOption } from './option.js'

/** Returns `true` if overrides have the same structure as the texts they replace. Others would break a screen. */
function fits(input: unknown, ours: unknown): boolean {
  if (ours === undefined || !isObject(ours)) return ours === undefined || typeof input === typeof ours
  return isObject(input) && Object.entries(input).every(([name, text]) => fits(text, Reflect.get(ours, name)))
}

const isMessages = (input: unknown): input is MessageOverrides => fits(input, ENGLISH)

/** Behavior options that every element has. */
export const behaviourOptions = {
  ...firstScreenOptions,
  disableEditAccessCode: drawn(booleanOption()),
  disableDeleteAccessCode: drawn(booleanOption()),
  disableEditThresholds: drawn(booleanOption()),
  disableEditSchedules: drawn(booleanOption()),
  disableResourceIds: drawn(booleanOption()),
  disableConnectedAccountInformation: drawn(booleanOption()),
  showBack: booleanOption(),
  theme: choiceOption('light', 'dark', 'auto'),
  errorFilter: functionOption<IssueFilter>(),
  warningFilter: functionOption<IssueFilter>(),
  shareText: drawn(functionOption<ShareText>()),
  messages: propertyOption('an object of texts', isMessages)
}
