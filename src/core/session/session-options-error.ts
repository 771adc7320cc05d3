import { InvalidOptionsError } from '../../client/errors.js'
import {
  attributeName,
  findContradiction,
  isEnough,
  type SessionOption,
  type SessionOptions
} from './session-options.js'

/** What is wrong with the options of a session. */
export interface SessionOptionsError {
  readonly option: SessionOption
  readonly error: Error
}

/** Stands, after the product, before what is wrong with options that do not go together. */
export const INVALID_PROPS = 'QueryProvider received invalid props: '

const fault = (option: SessionOption, message: string): SessionOptionsError => ({
  option,
  error: new InvalidOptionsError(message)
})

/** What is missing or contradictory in the options of a session, naming the option at fault; nothing when all is well. */
export function validateSessionOptions(options: SessionOptions): SessionOptionsError | undefined {
  const product = options.product || 'seam'
  const mismatch = (option: SessionOption, message: string) => fault(option, product + INVALID_PROPS + message)
  const contradiction = findContradiction(options)
  if (contradiction) {
    const [option, other] = contradiction
    return mismatch(
      other,
      `The ${attributeName(other)} option cannot be used with the ${attributeName(option)} option.`
    )
  }
  if (options.consoleSessionToken && !options.workspaceId) {
    return mismatch('workspaceId', 'The console-session-token option needs the workspace-id option beside it.')
  }
  if (isEnough(options)) return undefined
  return fault(
    'publishableKey',
    `Must provide either a ${product} client, clientSessionToken, publishableKey or consoleSessionToken.`
  )
}
