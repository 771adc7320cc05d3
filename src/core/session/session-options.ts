import type { PlatformClient } from '../../client/client.js'
import { DEFAULT_ENDPOINT, trimTrailingSlashes } from '../../client/endpoint.js'

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
  /**
   * How long each answer of the platform is waited for, in ms.
   * @default 30000
   */
  readonly timeout?: number | undefined
  /**
   * Whether nobody is signed in: the session is ended and forgotten, nothing is asked for, and the elements say so. Without
   * it the same credentials begin anew.
   * @default false
   */
  readonly signedOut?: boolean | undefined
}

/** An option that keeps a session from being made. */
export type SessionOption = keyof SessionOptions

type Kind<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [boolean]
    ? 'boolean'
    : [Value] extends [number]
      ? 'number'
      : 'client'

/** What there is to know of an option. */
interface SessionOptionRecord<Value> {
  readonly kind: Kind<Value>
  /** What holds where it is not given. */
  readonly default?: Value
  /** Whether it says by itself whose session it is. */
  readonly isSufficient?: true
  /** Whether a session can go on with another one. */
  readonly isRenewable?: true
  /** Whether a client of the host knows it already, so that it says nothing beside one. */
  readonly isOfClient?: true
  /** Whether it says nothing of whose session it is, so that the rest is taken from around as well. */
  readonly isOfNobody?: true
  /** Which cannot stand beside it (specification of the client, section 5). */
  readonly excludes?: readonly SessionOption[]
}

type SessionOptionTable = {
  readonly [Name in SessionOption]-?: SessionOptionRecord<NonNullable<SessionOptions[Name]>>
}

/** Every option of a session; what can be said of all of them is said from here. */
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
  consoleSessionToken: { kind: 'text', isSufficient: true, isRenewable: true, excludes: ['userIdentifierKey'] },
  workspaceId: { kind: 'text' },
  sandbox: {
    kind: 'boolean',
    default: false,
    isSufficient: true,
    excludes: ['client', 'clientSessionToken', 'consoleSessionToken', 'workspaceId']
  },
  endpoint: { kind: 'text', default: DEFAULT_ENDPOINT, isOfClient: true },
  product: { kind: 'text', default: 'seam', isOfClient: true },
  queryKeyPrefix: { kind: 'text' },
  timeout: { kind: 'number', default: 30_000, isOfNobody: true },
  signedOut: { kind: 'boolean', default: false, isOfNobody: true }
}

/** The names of all options. */
const names = Object.keys(SESSION_OPTIONS).filter((name): name is SessionOption => name in SESSION_OPTIONS)

/** How long each answer is waited for, in ms. */
export const timeoutOf = ({ timeout }: SessionOptions): number =>
  timeout || (SESSION_OPTIONS.timeout.default ?? Infinity)

/**
 * Tells the session of some options from every other: the same text is the same session.
 *
 * @param numberOf tells two clients apart.
 */
export function sessionKey(options: SessionOptions, numberOf: (client: PlatformClient) => number): string {
  return JSON.stringify(
    names.map((name) => {
      const { default: fallback, isOfClient } = SESSION_OPTIONS[name]
      const value = (isOfClient && options.client ? undefined : options[name]) || fallback
      if (typeof value === 'object') return numberOf(value)
      return name === 'endpoint' ? trimTrailingSlashes(String(value)) : value
    })
  )
}

/** Whether options take no session from around them. */
export const hasCredentials = (options: SessionOptions): boolean =>
  names.some((name) => !SESSION_OPTIONS[name].isOfNobody && !!options[name])

/** What holds inside of something: nobody is signed in there who is signed out around it. */
export const mergeInheritedOptions = (around: SessionOptions, own: SessionOptions): SessionOptions => ({
  ...around,
  ...own,
  signedOut: around.signedOut || own.signedOut
})

/** Whether two sessions have the same options. */
export const isSameOptions = (a: SessionOptions | undefined, b: SessionOptions | undefined): boolean =>
  a === b || (!!a && !!b && names.every((name) => (a[name] || undefined) === (b[name] || undefined)))

/** Whether a session only has another token, of the same kind, so that it may be of the same user. */
export function isRenewal(before: SessionOptions, after: SessionOptions): boolean {
  const token = names.find((name) => SESSION_OPTIONS[name].isRenewable && before[name] && after[name])
  return !!token && isSameOptions({ ...before, [token]: undefined }, { ...after, [token]: undefined })
}

/** The name of an option as an attribute. */
export const attributeName = (option: string): string =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Two options that cannot stand beside one another; nothing where there are none. */
export function findContradiction(options: SessionOptions): readonly [SessionOption, SessionOption] | undefined {
  for (const option of names) {
    const other = options[option] ? SESSION_OPTIONS[option].excludes?.find((name) => options[name]) : undefined
    if (other) return [option, other]
  }
  return undefined
}

/** Whether options say whose session it is without any more. */
export const isEnough = (options: SessionOptions): boolean =>
  names.some((name) => SESSION_OPTIONS[name].isSufficient && options[name])
