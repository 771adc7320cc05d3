import type { IssueFilter, ShareText } from '../../core/resources/host-functions.js'
import { ENGLISH, type MessageOverrides } from '../../messages/messages.js'
import { firstScreenOptions } from './first-screen-options.js'
import { isObject } from './is-object.js'
import { booleanOption, choiceOption, functionOption, prerendered, propertyOption } from './option.js'

/** Returns `true` if overrides have the same structure as the texts they replace. Others would break a screen. */
function fits(input: unknown, ours: unknown): boolean {
  if (ours === undefined || !isObject(ours)) return ours === undefined || typeof input === typeof ours
  return isObject(input) && Object.entries(input).every(([name, text]) => fits(text, Reflect.get(ours, name)))
}

const isMessages = (input: unknown): input is MessageOverrides => fits(input, ENGLISH)

/** Behavior options that every element has. */
export const behaviourOptions = {
  ...firstScreenOptions,
  disableEditAccessCode: prerendered(booleanOption()),
  disableDeleteAccessCode: prerendered(booleanOption()),
  disableCreateAccessGrant: prerendered(booleanOption()),
  disableEditAccessGrant: prerendered(booleanOption()),
  disableDeleteAccessGrant: prerendered(booleanOption()),
  disableEditThresholds: prerendered(booleanOption()),
  disableEditSchedules: prerendered(booleanOption()),
  disableExport: prerendered(booleanOption()),
  disableResourceIds: prerendered(booleanOption()),
  disablePersonInformation: prerendered(booleanOption()),
  disableConnectedAccountInformation: prerendered(booleanOption()),
  showBack: booleanOption(),
  theme: choiceOption('light', 'dark', 'auto'),
  errorFilter: functionOption<IssueFilter>(),
  warningFilter: functionOption<IssueFilter>(),
  shareText: prerendered(functionOption<ShareText>()),
  messages: propertyOption('an object of texts', isMessages)
}
