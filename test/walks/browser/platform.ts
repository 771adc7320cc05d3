import { createSandbox } from '../../../src/sandbox/index.js'
import type { Fault } from './action.js'
import { ACCOUNTS, belongings, CUSTOMER, USERS, type User } from './belongings.js'
import { isForCustomers } from './calls.js'
import { walkTime } from './clock.js'
import { type Arrival, type Effect, isCommand, subjectsOf } from './commands.js'
import { refusalOf } from './refusals.js'
import { objectsIn, secretsIn } from './response-values.js'

export const ENDPOINT = 'https://walk.example'
/** API key with access to all data. */
const API_KEY = 'seam_sandbox_of_the_walk'

/** Generates digits. */
const GENERATE = '/access_codes/generate_code'
/** Verifies a token. */
const VERIFY = '/client_sessions/get'

/** Platform of a walk with two users and optional faults. */
export interface WalkPlatform {
  readonly fetch: typeof fetch
  readonly publishableKey: string
  readonly hasLockers: boolean
  readonly effects: readonly Effect[]
  /** Requested URLs and received telemetry. */
  readonly addresses: readonly string[]
  readonly usage: readonly string[]
  /** Tokens and PINs that the platform has issued or received. */
  readonly secrets: ReadonlySet<string>
  /** Digits that the platform has generated. */
  readonly generated: ReadonlySet<string>
  /** Number of responses with a fault. */
  readonly faults: number
  /** The device of each code and the account of each device, once known. */
  readonly deviceOf: ReadonlyMap<string, string>
  readonly accountOf: ReadonlyMap<string, string>
  /** Registers a listener for commands. */
  onArrival(listener: (arrival: Arrival) => void): void
  put(fault: Fault): void
  heal(): void
  setOnline(isOnline: boolean): void
  /** Returns data without user restrictions. */
  ask(path: string, params?: object): Promise<Record<string, unknown>>
  tokenOf(user: User): Promise<string>
}

const refusal = (status: number, init: ResponseInit = {}): Response =>
  Response.json(
    { error: { type: 'refused_on_purpose', message: 'Refused on purpose' }, ok: false },
    { status, ...init }
  )

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** Rejects as soon as the request is aborted. */
function after(milliseconds: number, signal: AbortSignal): Promise<void> {
  return Promise.race([new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)), aborted(signal)])
}

/** @param commandTime time of a command in ms. @default that of the sandbox */
export function startPlatform(seed: number, commandTime: number | undefined, hasLockers: boolean): WalkPlatform {
  const sandbox = createSandbox({
    seed,
    latency: 0,
    devices: belongings(hasLockers),
    users: ACCOUNTS,
    ...(commandTime === undefined ? {} : { commandTime })
  })
  const effects: Effect[] = []
  const addresses: string[] = []
  const usage: string[] = []
  const secrets = new Set([sandbox.publishableKey])
  const generated = new Set<string>()
  const userOf = new Map<string, User>()
  const deviceOf = new Map<string, string>()
  const accountOf = new Map<string, string>()
  const listeners: ((arrival: Arrival) => void)[] = []
  let pending: { readonly fault: Fault; times: number }[] = []
  let isOnline = true
  let faults = 0

  const note = (text: string): void => {
    for (const secret of secretsIn(text)) secrets.add(secret)
  }

  /** Collects ids and tokens from requests and responses. */
  function learn(path: string, body: string, text: string): void {
    if (!/^\/(?:access_codes|devices|client_sessions)\//.test(path) || !text.startsWith('{')) return
    for (const resource of objectsIn(JSON.parse(text))) {
      const {
        access_code_id: code,
        device_id: device,
        connected_account_id: account,
        token
      } = Object.fromEntries(Object.entries(resource))
      if (typeof code === 'string' && typeof device === 'string') deviceOf.set(code, device)
      else if (typeof device === 'string' && typeof account === 'string') accountOf.set(device, account)
      const user = typeof token === 'string' && USERS.find((user) => body.includes(`"user_identifier_key":"${user}"`))
      if (user) userOf.set(String(token), user)
    }
  }

  function userIn(headers: Headers): User | undefined {
    const given = [...headers.values()].join(' ')
    return [...userOf].find(([token]) => given.includes(token))?.[1]
  }

  function tellArrival(path: string, body: string, headers: Headers): void {
    if (!isCommand(path)) return
    const user = userIn(headers)
    for (const listener of listeners) listener({ path, params: JSON.parse(body || '{}'), user })
  }

  function takeFault(path: string): Fault | undefined {
    // A rejected token keeps the previous user by design, which would look like an error of a valid token.
    const isPossible = (kind: string): boolean => !(path === VERIFY && /^(?:40[013]$|refused)/.test(kind))
    const found = pending.find(
      ({ fault, times }) => times > 0 && (fault.path === path || fault.path === '*') && isPossible(fault.kind)
    )
    if (!found) return undefined
    found.times -= 1
    faults += 1
    return found.fault
  }

  async function carryOut(request: Request, path: string, body: string): Promise<Response> {
    const response = await sandbox(request)
    const text = await response.text()
    note(text)
    learn(path, body, text)
    if (path === GENERATE) for (const digits of secretsIn(text)) generated.add(digits)
    if (response.ok && isCommand(path)) {
      effects.push(...subjectsOf(JSON.parse(body || '{}')).map((subject) => ({ path, subject, at: walkTime() })))
    }
    const { status, headers } = response
    return new Response(text || null, { status, headers })
  }

  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const given = new Request(input, init)
    const { signal } = given
    const path = new URL(given.url).pathname
    addresses.push(given.url)
    const body = await given.text()
    note(body)
    if (path.startsWith('/internal/tlmtry')) {
      usage.push(body)
      return new Response(null, { status: 204 })
    }
    signal.throwIfAborted()
    const request = new Request(given.url, { method: given.method, headers: given.headers, ...(body && { body }) })
    tellArrival(path, body, given.headers)
    if (!isOnline) throw new TypeError('Failed to fetch')
    const isPlain = isForCustomers(path) && userIn(given.headers) !== CUSTOMER
    const kind = isPlain ? 'refused as unauthorized' : takeFault(path)?.kind
    const refused = refusalOf(kind)
    if (refused) return refused
    switch (kind) {
      case undefined:
        return carryOut(request, path, body)
      case 'dropped':
        throw new TypeError('Failed to fetch')
      case 'html':
        return new Response('<html><h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
      case '429':
        return refusal(429, { headers: { 'retry-after': '3' } })
      case 'deaf':
        return aborted(signal)
      case 'silent':
        await carryOut(request, path, body)
        return aborted(signal)
      case 'lost':
        await carryOut(request, path, body)
        throw new TypeError('Failed to fetch')
      case 'cut': {
        const response = await carryOut(request, path, body)
        const text = await response.text()
        return new Response(text.slice(0, text.length / 2), response)
      }
      case 'slow':
      case 'late': {
        const response = await carryOut(request, path, body)
        await after(kind === 'slow' ? 3000 : 45_000, signal)
        return response
      }
      case 'fails':
      case 'never-ends': {
        sandbox.update({ faults: { [path]: { attempt: kind, times: 1 } } })
        const response = await carryOut(request, path, body)
        sandbox.update({ faults: {} })
        return response
      }
      default:
        return refusal(Number(kind))
    }
  }

  async function call(path: string, headers: HeadersInit, params: object): Promise<Record<string, unknown>> {
    const body = JSON.stringify(params)
    const response = await sandbox(`${ENDPOINT}${path}`, { method: 'POST', headers, body })
    const text = await response.text()
    note(text)
    learn(path, body, text)
    return JSON.parse(text)
  }

  return {
    fetch: respond,
    publishableKey: sandbox.publishableKey,
    hasLockers,
    effects,
    addresses,
    usage,
    secrets,
    generated,
    get faults() {
      return faults
    },
    deviceOf,
    accountOf,
    onArrival: (listener) => void listeners.push(listener),
    put: (fault) => void pending.push({ fault, times: fault.times }),
    heal: () => void (pending = []),
    setOnline: (online) => void (isOnline = online),
    ask: (path, params = {}) => call(path, { authorization: `Bearer ${API_KEY}` }, params),
    async tokenOf(user) {
      const { client_session: session } = await call(
        '/client_sessions/get_or_create',
        { 'seam-publishable-key': sandbox.publishableKey },
        { user_identifier_key: user }
      )
      return typeof session === 'object' && session && 'token' in session ? String(session.token) : ''
    }
  }
}
