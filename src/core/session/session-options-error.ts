import { InvalidOptionsError } from '../../client/errors.js'
import {
  attributeName,
  findContradiction,
  isSufficient,
  type SessionOption,
  type SessionOptions
} from './session-options.js'

export interface SessionOptionsError {
  readonly option: SessionOption
  readonly error: Error
}

/** Prefix, after the product name, of errors about options that exclude each other. */
export const INVALID_PROPS = 'QueryProvider received invalid props: '

const fault = (option: SessionOption, message: string): SessionOptionsError => ({
  option,
  error: new InvalidOptionsError(message)
})

/**
 * Returns what is missing or contradictory in session options, with the name of the option, or `undefined` if they are
 * valid.
 */
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
    return mismatch('workspaceId', 'The console-session-token option needs the workspace-id option, too.')
  }
  if (isSufficient(options)) return undefined
  return fault(
    'publishableKey',
    `Must provide either a ${product} client, clientSessionToken, publishableKey or consoleSessionToken.`
  )
}
