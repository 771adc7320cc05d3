import '../../elements/connect-account.js'
import { configure } from '../../elements/index.js'
import { isUnauthorizedError } from '../../src/client/index.js'
import { createSandbox } from '../../src/sandbox/index.js'
import {
  add,
  alertOf,
  findButton,
  notes,
  onFreshPage,
  press,
  recordEvents,
  rowNames,
  rowOf,
  settled,
  textOf,
  until
} from './page.js'
import { LIST, loaded } from './stage.js'

const TOKEN = 'ey.console.secret'

interface Sent {
  readonly path: string
  readonly workspace: string | null
  readonly headers: Record<string, string>
  readonly credentials: RequestCredentials
}

let clientCount = 0

/** Opens a platform with two workspaces, of six and of two devices, that accepts the tokens in `tokens`. */
function openConsole() {
  const [north, south] = [
    createSandbox({ latency: 0, commandTime: 0, size: 6 }),
    createSandbox({ latency: 0, size: 2 })
  ]
  const endpoint = `https://console-${(clientCount += 1)}.example`
  const sent: Sent[] = []
  const tokens = new Set([TOKEN])

  async function respond(request: Request): Promise<Response> {
    const { pathname: path } = new URL(request.url)
    if (path === '/internal/tlmtry') return new Response(null, { status: 204 })
    const headers = new Headers(request.headers)
    const workspace = headers.get('seam-workspace')
    sent.push({ path, workspace, headers: Object.fromEntries(headers), credentials: request.credentials })
    const sandbox = workspace === 'north' ? north : south
    const isKnown = tokens.has(headers.get('authorization')?.replace('Bearer ', '') ?? '')
    headers.set('seam-workspace', isKnown && /^(north|south)$/.test(workspace ?? '') ? 'workspace_sandbox' : 'unknown')
    return sandbox(request, { headers })
  }

  const reach = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    return request.url.startsWith(endpoint) ? respond(request) : reach(input, init)
  }
  return {
    endpoint,
    sent,
    tokens,
    attributes: (workspace = 'north', token = TOKEN) => ({
      'console-session-token': token,
      'workspace-id': workspace,
      endpoint
    }),
    count: (path: string, workspace?: string) =>
      sent.filter((call) => call.path === path && (!workspace || call.workspace === workspace)).length
  }
}

describe('Console session', () => {
  onFreshPage()
  let platform: ReturnType<typeof openConsole>
  beforeEach(() => {
    platform = openConsole()
  })

  const addTable = (workspace?: string, token?: string) =>
    add('x-device-table', { attributes: platform.attributes(workspace, token) })

  const ways: Readonly<Record<string, () => HTMLElement>> = {
    'its own options': () => addTable(),
    'a session element': () => add('x-device-table', {}, add('x-session', { attributes: platform.attributes() })),
    configure: () => {
      configure({ consoleSessionToken: TOKEN, workspaceId: 'north', endpoint: platform.endpoint })
      return add('x-device-table')
    }
  }
  for (const [way, addSome] of Object.entries(ways)) {
    it(`requests the devices without an exchange if it is from ${way}`, async () => {
      await loaded(addSome(), 6)
      expect(platform.count('/client_sessions/get_or_create')).to.equal(0)
      const list = platform.sent.find(({ path }) => path === LIST)
      const { 'content-type': _, ...rest } = list?.headers ?? {}
      expect(rest).to.deep.equal({
        authorization: `Bearer ${TOKEN}`,
        'seam-workspace': 'north',
        'seam-sdk-name': 'latchkey',
        'seam-sdk-version': '1.45.0',
        'seam-lts-version': '1.0.0'
      })
      expect(list?.credentials).to.equal('same-origin')
      expect(platform.sent.every((call) => call.headers['client-session-token'] === undefined)).to.equal(true)
      expect(notes.reports).to.deep.equal([])
      expect(notes.warnings).to.deep.equal([])
    })
  }

  it('unlocks a door', async () => {
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Front Door')).click()
    await press(table, 'Unlock')
    await until(() => findButton(table, 'Lock'))
    await until(() => platform.count('/locks/unlock_door', 'north'))
  })

  it('connects an account without a user', async () => {
    const button = add('x-connect-account', {
      attributes: platform.attributes(),
      properties: { customMetadata: { staff: true } }
    })
    const events = recordEvents(button, 'before-change')
    button.addEventListener('before-change', (event) => event.preventDefault())
    await until(() => findButton(button, 'Connect Account')?.ariaBusy !== 'true')
    await press(button, 'Connect Account')
    await until(() => events.length)
    expect(events[0]?.detail.params.custom_metadata).to.deep.equal({ staff: true })
    expect(notes.reports).to.deep.equal([])
  })

  it('shows a rejection without the token, and can be retried', async () => {
    platform.tokens.clear()
    const table = addTable()
    await until(() => alertOf(table).includes('was rejected'))
    await until(() => notes.reports.length)
    await settled()
    expect(notes.reports.map(({ detail }) => detail.operation)).to.deep.equal(['devices.list'])
    expect(isUnauthorizedError(notes.reports[0]?.detail.error)).to.equal(true)
    expect(textOf(table) + notes.warnings.join() + String(notes.reports[0]?.detail.error)).not.to.include('secret')
    platform.tokens.add(TOKEN)
    await press(table, 'Try again')
    await loaded(table, 6)
  })

  it('continues with another valid token, and keeps the displayed data', async () => {
    const next = 'ey.another.secret'
    platform.tokens.add(next)
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Front Door')).click()
    await until(() => findButton(table, 'Unlock'))
    const { store: previous } = table.session ?? {}
    platform.tokens.delete(TOKEN)
    table.setAttribute('console-session-token', next)
    const isRenewed = async (): Promise<boolean> => {
      await settled()
      return (
        table.session?.client.workspaces.get().then(
          () => true,
          () => false
        ) ?? false
      )
    }
    for (let turn = 0; turn < 20 && !(await isRenewed()); turn += 1) await settled()
    await press(table, 'Unlock')
    await until(() => platform.count('/locks/unlock_door'))
    expect(platform.sent.find(({ path }) => path === '/locks/unlock_door')?.headers.authorization).to.equal(
      `Bearer ${next}`
    )
    expect(table.session?.store).to.equal(previous)
    expect(platform.count(LIST)).to.equal(1)
    expect(notes.reports).to.deep.equal([])
  })

  it('keeps its token if the platform rejects another one, and reports the error', async () => {
    const table = await loaded(addTable(), 6)
    const { store: previous } = table.session ?? {}
    table.setAttribute('console-session-token', 'ey.refused.secret')
    await until(() => notes.reports.length)
    expect(notes.reports.map(({ detail }) => detail.operation)).to.deep.equal(['session'])
    expect(table.session?.store).to.equal(previous)
    await press(table, 'Refresh')
    await until(() => platform.count(LIST) === 2)
    expect(platform.sent.at(-1)?.headers.authorization).to.equal(`Bearer ${TOKEN}`)
  })

  it('is separate for each workspace', async () => {
    const table = await loaded(addTable(), 6)
    const names = rowNames(table)
    table.setAttribute('workspace-id', 'south')
    await loaded(table, 2)
    expect(rowNames(table)).not.to.deep.equal(names)
    expect(platform.sent.at(-1)?.workspace).to.equal('south')
    expect(notes.reports).to.deep.equal([])
  })
})
