import type { Clock } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import ky from 'ky'
import { name, version } from '../../../package.json'
import { PlatformClient } from '../../../src/client/index.js'
import type { ClientSession, UsageMessage } from '../../../src/client/resources.js'
import { disableTelemetry, pageTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { createUsage, type Usage } from '../../../src/core/telemetry/usage.js'
import { fakeClock } from '../../client/fake-clock.js'
import { settled, until } from '../../settled.js'
import { type FakeResponse, empty, json, recordingFetch, hangingFetch } from '../../client/recording-fetch.js'
import { fakePage } from '../fake-page.js'

const TOKEN = 'seam_cst1_secret'
const NOW = Date.parse('2030-01-01T12:00:00Z')

const sessionOf = (id: string): ClientSession => ({
  client_session_id: id,
  connect_webview_ids: [],
  connected_account_ids: [],
  created_at: '2029-12-31T12:00:00Z',
  device_count: 0,
  workspace_id: 'workspace_1',
  user_identifier_key: 'jane@example.com',
  token: TOKEN,
  expires_at: '2030-01-02T12:00:00Z',
  user_identity_ids: []
})

interface Known {
  readonly workspaceId?: string
  readonly session?: ClientSession
}

describe('Telemetry of a session', () => {
  const { debug } = console
  const page = fakePage()
  let clock: Clock
  let usages: Usage[]

  const numberOf = (message: unknown): number => Number(/\d+$/.exec(String(Reflect.get(Object(message), 'messageId'))))

  /** Records all messages that are sent until the page is left, when all are sent at once, in any order. */
  const listen = (...answers: FakeResponse[]) => {
    const { fetch, sent } = recordingFetch(...(answers.length > 0 ? answers : [empty(204)]))
    const readMessages = async (): Promise<unknown[]> => {
      page.leave()
      const reports = () => sent.filter(({ url }) => url.endsWith('/internal/tlmtry')).map(({ body }) => body)
      await until(() => reports().length >= pageTelemetry().messages - previous)
      await settled()
      return reports().toSorted((first, second) => numberOf(first) - numberOf(second))
    }
    return { fetch, sent, readMessages, client: PlatformClient.fromClientSessionToken(TOKEN, { fetch }) }
  }

  function use(client: PlatformClient, { workspaceId, session }: Known = {}): Usage {
    const usage = createUsage(workspaceId, () => session ?? null, page)
    usages.push(usage)
    usage.begin(client)
    return usage
  }

  /** Returns the complete message, so that any additional field fails the test. */
  function message(type: UsageMessage['type'], fields: object = {}): object {
    const { anonymousId } = pageTelemetry()
    numbers += 1
    return {
      type,
      messageId: `${anonymousId}-${numbers}`,
      anonymousId,
      timestamp: '2030-01-01T12:00:00.000Z',
      context: { library: { name, version } },
      ...fields
    }
  }
  let previous: number
  let numbers: number

  beforeEach(() => {
    clock = fakeClock()
    clock.setSystemTime(NOW)
    usages = []
    previous = numbers = pageTelemetry().messages
    Object.assign(console, { debug: () => {} })
  })
  afterEach(() => {
    for (const usage of usages) usage.end()
    disableTelemetry('a test', false)
    clock.uninstall()
    Object.assign(console, { debug })
  })

  it('starts with the user, the workspace and the page', async () => {
    const { client, readMessages } = listen()
    use(client, { session: sessionOf('session_1') })
    const userId = 'session_1'
    expect(await readMessages()).to.deep.equal([
      message('identify', { userId }),
      message('group', { userId, groupId: 'workspace_1' }),
      message('page', { userId })
    ])
  })

  it('takes the user from a client that has exchanged a key', async () => {
    const { fetch, readMessages } = listen(json({ client_session: sessionOf('session_2') }), empty(204))
    use(await PlatformClient.fromPublishableKey('seam_pk1_key', 'jane', { fetch }))
    const userId = 'session_2'
    expect(await readMessages()).to.deep.equal([
      message('identify', { userId }),
      message('group', { userId, groupId: 'workspace_1' }),
      message('page', { userId })
    ])
  })

  it('names no user if the platform returns none, and sends no request for it', async () => {
    const { client, readMessages, sent } = listen()
    use(client)
    expect(await readMessages()).to.deep.equal([message('page')])
    use(client, { workspaceId: 'workspace_2' })
    expect((await readMessages()).slice(1)).to.deep.equal([
      message('group', { groupId: 'workspace_2' }),
      message('page')
    ])
    expect(new Set(sent.map(({ url }) => new URL(url).pathname))).to.deep.equal(new Set(['/internal/tlmtry']))
  })

  it('reports each screen once, including screens from before the connection', async () => {
    const { client, readMessages } = listen()
    const usage = createUsage(undefined, () => null, page)
    usages.push(usage)
    for (const name of ['device-table', 'device-table', 'thermostat']) usage.screen(name)
    expect(await readMessages()).to.deep.equal([])
    usage.begin(client)
    for (const name of ['thermostat', 'time-zone']) usage.screen(name)
    expect(await readMessages()).to.deep.equal([
      message('page'),
      message('screen', { name: 'device-table' }),
      message('screen', { name: 'thermostat' }),
      message('screen', { name: 'time-zone' })
    ])
  })

  it('reports each action and each failure', async () => {
    const { client, readMessages } = listen()
    const usage = use(client)
    usage.track('locks.unlockDoor', 'done')
    usage.track('locks.unlockDoor', 'done')
    usage.track('accessCodes.create', 'failed')
    const track = (event: string, outcome: string) => message('track', { event, properties: { outcome } })
    expect(await readMessages()).to.deep.equal([
      message('page'),
      track('locks.unlockDoor', 'done'),
      track('locks.unlockDoor', 'done'),
      track('accessCodes.create', 'failed')
    ])
  })

  it('reports the new client session when the same user continues with another token', async () => {
    const { client, readMessages } = listen(
      empty(204),
      empty(204),
      empty(204),
      json({ client_session: sessionOf('session_4') }),
      empty(204)
    )
    const usage = use(client, { session: sessionOf('session_3') })
    expect(await readMessages()).to.have.length(3)
    await client.updateClientSessionToken('seam_cst1_other')
    usage.introduce()
    usage.introduce()
    usage.screen('device-table')
    numbers += 3
    expect((await readMessages()).slice(3)).to.deep.equal([
      message('alias', { userId: 'session_4', previousId: 'session_3' }),
      message('screen', { userId: 'session_4', name: 'device-table' })
    ])
  })

  it('contains the original time, however late it is sent', async () => {
    const { client, readMessages } = listen()
    const usage = use(client)
    await clock.tickAsync(1000)
    usage.screen('device-table')
    await clock.tickAsync(500)
    const times = (await readMessages()).map((sent) => Reflect.get(Object(sent), 'timestamp'))
    expect(times).to.deep.equal(['2030-01-01T12:00:00.000Z', '2030-01-01T12:00:01.000Z'])
  })

  it('starts when telemetry is no longer disabled, without earlier messages', async () => {
    const { client, readMessages } = listen()
    disableTelemetry('a test', true)
    const usage = use(client, { session: sessionOf('session_5') })
    usage.screen('device-table')
    usage.track('locks.lockDoor', 'done')
    expect(await readMessages()).to.deep.equal([])
    disableTelemetry('a test', false)
    usage.screen('device-table')
    const types = (await readMessages()).map((sent) => Reflect.get(Object(sent), 'type'))
    // Both are sent at once, in an order that the browser chooses.
    expect(types).to.have.members(['identify', 'group', 'page', 'screen'])
  })

  it('is sent without credentials and with keepalive', async () => {
    const requests: Request[] = []
    const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      requests.push(new Request(input, init))
      return empty(204)
    }
    const secret = 'seam_cst1_of_a_hook'
    const ready = ky.create({
      prefix: 'https://platform.test',
      fetch,
      headers: { authorization: `Bearer ${TOKEN}`, 'client-session-token': TOKEN },
      hooks: { beforeRequest: [({ request }) => request.headers.set('authorization', `Bearer ${secret}`)] }
    })
    use(new PlatformClient({ client: ready }))
    use(PlatformClient.fromClientSessionToken(TOKEN, { fetch, headers: { 'x-proxy': 'secret' } }))
    use(PlatformClient.fromConsoleSessionToken('ey_secret', 'workspace_1', { fetch }))
    page.leave()
    await until(() => requests.length === 3)
    for (const { headers, keepalive, credentials, url } of requests) {
      expect([keepalive, credentials]).to.deep.equal([true, 'omit'])
      expect(`${url} ${[...headers].join(' ')}`).not.to.match(/secret|workspace|bearer|cst1/i)
    }
  })

  it('times out if the platform does not respond', async () => {
    let calls = 0
    const fetch = (): Promise<Response> => {
      calls += 1
      return hangingFetch()
    }
    use(PlatformClient.fromClientSessionToken(TOKEN, { fetch }), { session: sessionOf('session_6') })
    await clock.tickAsync(2000)
    await until(() => calls === 1)
    await clock.tickAsync(9999)
    await settled()
    expect(calls).to.equal(1)
    await clock.tickAsync(1)
    await until(() => calls === 2)
    expect(clock.countTimers(), 'the time that it has').to.equal(1)
  })

  it('is sent once, whatever the response', async () => {
    const { client, sent } = listen(
      empty(503, { 'retry-after': '1' }),
      empty(429, { 'retry-after': '1' }),
      new Response('<html>')
    )
    use(client, { session: sessionOf('session_7') })
    await clock.tickAsync(2000)
    await until(() => sent.length === 3)
    await clock.tickAsync(60_000)
    await settled()
    expect(sent).to.have.length(3)
  })

  it('is not sent if the client is of an older version without telemetry', async () => {
    const { client, readMessages } = listen()
    const old = Object.assign(Object.create(null), client)
    const log: unknown[] = []
    Object.assign(console, { debug: (...words: unknown[]) => void log.push(words) })
    const usage = use(old)
    usage.screen('device-table')
    usage.track('locks.lockDoor', 'done')
    expect(await readMessages()).to.deep.equal([])
    expect(log).to.deep.equal([])
  })

  it('ends with the session', async () => {
    const { client, sent } = listen()
    const usage = use(client)
    usage.end()
    usage.track('locks.lockDoor', 'failed')
    page.leave()
    await settled()
    expect(sent).to.deep.equal([])
    expect(clock.countTimers()).to.equal(0)
  })
})
