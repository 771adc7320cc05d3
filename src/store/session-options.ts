import { InvalidOptionsError, type PlatformClient } from '../platform/index.js'

/** What decides which session an element belongs to. */
export interface SessionOptions {
  readonly publishableKey?: string | undefined
  readonly userIdentifierKey?: string | undefined
  readonly clientSessionToken?: string | undefined
  readonly consoleSessionToken?: string | undefined
  readonly workspaceId?: string | undefined
  readonly endpoint?: string | undefined
  readonly product?: string | undefined
  /** Whether a platform in this browser, with sample devices, serves the session. */
  readonly sandbox?: boolean | undefined
  readonly client?: PlatformClient | undefined
  readonly queryKeyPrefix?: string | undefined
}

/** An option that keeps a session from being made. */
export type SessionOption = keyof SessionOptions

/** What is wrong with the options of a session. */
export interface SessionFault {
  readonly option: SessionOption
  readonly error: Error
}

/** Which options cannot stand beside which (specification of the client, section 5). */
const EXCLUDES: readonly (readonly [SessionOption, readonly SessionOption[]])[] = [
  ['client', ['publishableKey', 'clientSessionToken', 'userIdentifierKey', 'consoleSessionToken', 'workspaceId']],
  ['publishableKey', ['clientSessionToken', 'consoleSessionToken', 'workspaceId']],
  ['clientSessionToken', ['userIdentifierKey', 'consoleSessionToken', 'workspaceId']],
  ['consoleSessionToken', ['userIdentifierKey']],
  ['sandbox', ['client', 'clientSessionToken', 'consoleSessionToken', 'workspaceId']]
]

/** The name of an option as an attribute. */
export const attributeName = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Stands, after the product, before what is wrong with options that do not go together. */
export const INVALID_PROPS = 'QueryProvider received invalid props: '

const fault = (option: SessionOption, message: string): SessionFault => ({
  option,
  error: new InvalidOptionsError(message)
})

/** What is missing or contradictory in the options of a session, naming the option at fault; nothing when all is well. */
export function findSessionFault(options: SessionOptions): SessionFault | undefined {
  const product = options.product || 'seam'
  const mismatch = (option: SessionOption, message: string) => fault(option, product + INVALID_PROPS + message)
  for (const [option, others] of EXCLUDES) {
    const other = options[option] ? others.find((name) => options[name]) : undefined
    if (other) {
      return mismatch(other, `The ${attributeName(other)} option cannot be used with the ${attributeName(option)} option.`)
    }
  }
  const { client, clientSessionToken, publishableKey, consoleSessionToken, workspaceId, sandbox } = options
  if (consoleSessionToken && !workspaceId) {
    return mismatch('workspaceId', 'The console-session-token option needs the workspace-id option beside it.')
  }
  if (client || clientSessionToken || publishableKey || consoleSessionToken || sandbox) return undefined
  return fault(
    'publishableKey',
    `Must provide either a ${product} client, clientSessionToken, publishableKey or consoleSessionToken.`
  )
}
