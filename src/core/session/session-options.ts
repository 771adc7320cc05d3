import type { PlatformClient } from '../../client/client.js'
import { DEFAULT_ENDPOINT, trimTrailingSlashes } from '../../client/endpoint.js'

/** The options that determine the session of an element. */
export interface SessionOptions {
  readonly publishableKey?: string | undefined
  readonly userIdentifierKey?: string | undefined
  readonly clientSessionToken?: string | undefined
  /**
   * Says to which customer the client session belongs. It is never sent. With another token and the same key, a session
   * continues.
   */
  readonly customerKey?: string | undefined
  readonly consoleSessionToken?: string | undefined
  readonly workspaceId?: string | undefined
  readonly endpoint?: string | undefined
  readonly product?: string | undefined
  /** `true` to use an in-browser platform with sample devices. */
  readonly sandbox?: boolean | undefined
  readonly client?: PlatformClient | undefined
  readonly queryKeyPrefix?: string | undefined
  /**
   * Timeout of each response, in ms.
   * @default 30000
   */
  readonly timeout?: number | undefined
  /**
   * `true` to sign out: the session ends, its data is removed, and the elements show that no user is signed in. Remove
   * it to start again with the same credentials.
   * @default false
   */
  readonly signedOut?: boolean | undefined
}

export type SessionOption = keyof SessionOptions

type Kind<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [boolean]
    ? 'boolean'
    : [Value] extends [number]
      ? 'number'
      : 'client'

interface SessionOptionRecord<Value> {
  readonly kind: Kind<Value>
  /** Value if the option is omitted. */
  readonly default?: Value
  /** `true` if this option alone identifies the user. */
  readonly isSufficient?: true
  /** `true` if a session can continue with another value. */
  readonly isRenewable?: true
  /** `true` if a client supplied by the host already implies this option, so that it is ignored. */
  readonly impliedByClient?: true
  /** `true` if the option is no credential. An element with only such options still inherits a session. */
  readonly isNotCredential?: true
  /** Options that cannot be combined with this one (client specification, section 5). */
  readonly excludes?: readonly SessionOption[]
}

type SessionOptionTable = {
  readonly [Name in SessionOption]-?: SessionOptionRecord<NonNullable<SessionOptions[Name]>>
}

/** Defines every session option. Everything about session options is derived from this table. */
export const SESSION_OPTIONS: SessionOptionTable = {
  client: {
    kind: 'client',
    isSufficient: true,
    excludes: ['publishableKey', 'clientSessionToken', 'userIdentifierKey', 'consoleSessionToken', 'workspaceId']
  },
  publishableKey: {
    kind: 'text',
    isSufficient: true,
    excludes: ['clientSessionToken', 'consoleSessionToken', 'workspaceId']
  },
  userIdentifierKey: { kind: 'text' },
  clientSessionToken: {
    kind: 'text',
    isSufficient: true,
    isRenewable: true,
    excludes: ['userIdentifierKey', 'consoleSessionToken', 'workspaceId']
  },
  customerKey: { kind: 'text' },
  consoleSessionToken: { kind: 'text', isSufficient: true, isRenewable: true, excludes: ['userIdentifierKey'] },
  workspaceId: { kind: 'text' },
  sandbox: {
    kind: 'boolean',
    default: false,
    isSufficient: true,
    excludes: ['client', 'clientSessionToken', 'consoleSessionToken', 'workspaceId']
  },
  endpoint: { kind: 'text', default: DEFAULT_ENDPOINT, impliedByClient: true },
  product: { kind: 'text', default: 'seam', impliedByClient: true },
  queryKeyPrefix: { kind: 'text' },
  timeout: { kind: 'number', default: 30_000, isNotCredential: true },
  signedOut: { kind: 'boolean', default: false, isNotCredential: true }
}

const names = Object.keys(SESSION_OPTIONS).filter((name): name is SessionOption => name in SESSION_OPTIONS)

/** Returns the timeout of each response, in ms. */
export const timeoutOf = ({ timeout }: SessionOptions): number =>
  timeout || (SESSION_OPTIONS.timeout.default ?? Infinity)

/**
 * Returns the key of the session that belongs to these options. Equal keys share a session.
 *
 * @param numberOf returns a number that identifies a client object.
 */
export function sessionKey(options: SessionOptions, numberOf: (client: PlatformClient) => number): string {
  return JSON.stringify(
    names.map((name) => {
      const { default: fallback, impliedByClient } = SESSION_OPTIONS[name]
      const value = (impliedByClient && options.client ? undefined : options[name]) || fallback
      if (typeof value === 'object') return numberOf(value)
      return name === 'endpoint' ? trimTrailingSlashes(String(value)) : value
    })
  )
}

/** Returns `true` if the options contain any credential. Such an element inherits no session. */
export const hasCredentials = (options: SessionOptions): boolean =>
  names.some((name) => !SESSION_OPTIONS[name].isNotCredential && !!options[name])

/** Merges inherited options with an element's own. An element inside a signed-out one is signed out as well. */
export const mergeInheritedOptions = (inherited: SessionOptions, own: SessionOptions): SessionOptions => ({
  ...inherited,
  ...own,
  signedOut: inherited.signedOut || own.signedOut
})

export const isSameOptions = (a: SessionOptions | undefined, b: SessionOptions | undefined): boolean =>
  a === b || (!!a && !!b && names.every((name) => (a[name] || undefined) === (b[name] || undefined)))

/** Returns `true` if only a renewable token differs, so that both may belong to the same user. */
export function isRenewal(previous: SessionOptions, next: SessionOptions): boolean {
  const token = names.find((name) => SESSION_OPTIONS[name].isRenewable && previous[name] && next[name])
  return !!token && isSameOptions({ ...previous, [token]: undefined }, { ...next, [token]: undefined })
}

export const attributeName = (option: string): string =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns two options that exclude each other, or `undefined`. */
export function findContradiction(options: SessionOptions): readonly [SessionOption, SessionOption] | undefined {
  for (const option of names) {
    const other = options[option] ? SESSION_OPTIONS[option].excludes?.find((name) => options[name]) : undefined
    if (other) return [option, other]
  }
  return undefined
}

/** Returns `true` if the options are sufficient to identify the user. */
export const isSufficient = (options: SessionOptions): boolean =>
  names.some((name) => SESSION_OPTIONS[name].isSufficient && options[name])
