import { expect } from 'chai'
import { PlatformClient, type ConnectWebview } from '../../src/client/index.js'
import type { SandboxOptions } from '../../src/sandbox/index.js'
import { call } from './call-sandbox.js'
import { after, openSandbox, errorOf, validationErrors } from './open-sandbox.js'

const PAGE = 'https://demo.example/connect'
const HERE = 'https://host.example/devices?tab=1#top'

/** Creates a sandbox with a page that connects accounts, and a user. */
async function open(options: SandboxOptions = { connectWebviewUrl: PAGE }) {
  const opened = openSandbox(options)
  const { endpoint, fetch, publishableKey } = opened.sandbox
  const clientOf = (user: string) => PlatformClient.fromPublishableKey(publishableKey, user, { endpoint, fetch })
  const authorize = (webview: Pick<ConnectWebview, 'connect_webview_id'>, provider?: string) =>
    call(
      opened.sandbox,
      '/connect_webviews/authorize',
      { connect_webview_id: webview.connect_webview_id, provider },
      { headers: {} }
    )
  return { ...opened, clientOf, client: await clientOf('jane'), authorize }
}

describe('Sandbox connect webview', () => {
  it('has the URL of the page that connects accounts', async () => {
    const { client } = await open()
    const webview = await client.connectWebviews.create({
      custom_redirect_url: HERE,
      custom_metadata: { user_identifier_key: 'jane', vip: true },
      wait_for_device_creation: true,
      accepted_providers: ['yale'],
      device_selection_mode: 'single'
    })
    const url = new URL(webview.url ?? '')
    expect(url.origin + url.pathname).to.equal(PAGE)
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      connect_webview_id: webview.connect_webview_id,
      accepted_providers: 'yale',
      custom_redirect_url: HERE
    })
    expect(webview).to.deep.include({
      status: 'pending',
      login_successful: false,
      connected_account_id: null,
      custom_redirect_url: HERE,
      custom_redirect_failure_url: null,
      custom_metadata: { user_identifier_key: 'jane', vip: true },
      wait_for_device_creation: true,
      accepted_providers: ['yale'],
      device_selection_mode: 'single',
      authorized_at: null,
      created_at: after(0)
    })
    const accounts = await client.connectedAccounts.list()
    expect(accounts).to.have.length(13)
  })

  it('has a URL relative to the page of the user', async () => {
    const { client } = await open({ connectWebviewUrl: '/connect?theme=dark' })
    const { url = '', connect_webview_id: id } = await client.connectWebviews.create({ custom_redirect_url: HERE })
    expect(url.split('#')[0]).to.contain(`https://host.example/connect?theme=dark&connect_webview_id=${id}&`)
  })

  it('is rejected with invalid parameters', async () => {
    const { ask } = await open()
    const create = async (params: object) => validationErrors(await ask('/connect_webviews/create', params))
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key_${index}`, 'value']))
    expect(await create({ custom_metadata: many })).to.have.all.keys(['custom_metadata'])
    for (const custom_metadata of [{ age: 7 }, { nested: {} }, { nothing: null }, 'text', ['text']]) {
      expect(await create({ custom_metadata })).to.have.all.keys(['custom_metadata'])
    }
    expect(await create({ custom_redirect_url: 'here', custom_redirect_failure_url: '' })).to.have.all.keys([
      'custom_redirect_url',
      'custom_redirect_failure_url'
    ])
    expect(await create({ accepted_providers: ['nobody'] })).to.have.all.keys(['accepted_providers'])
    expect(await create({ device_selection_mode: 'all' })).to.have.all.keys(['device_selection_mode'])
    delete many['key_0']
    expect((await ask('/connect_webviews/create', { custom_metadata: many })).status).to.equal(200)
  })

  it('is visible to its creator and to an API key until it is deleted', async () => {
    const { client, clientOf, ask } = await open()
    const other = await clientOf('joe')
    const params = await client.connectWebviews.create()
    const theirs = await other.connectWebviews.create()
    expect(await client.connectWebviews.list()).to.deep.equal([params])
    expect(await client.connectWebviews.get(params)).to.deep.equal(params)
    expect((await ask('/connect_webviews/list')).body.connect_webviews).to.deep.equal([theirs, params])
    for (const forbidden of [other.connectWebviews.get(params), other.connectWebviews.delete(params)]) {
      const error: unknown = await forbidden.then(
        () => 'seen',
        (error: unknown) => error
      )
      expect(error).to.have.property('code', 'connect_webview_not_found')
    }
    await client.connectWebviews.delete(params)
    expect(await client.connectWebviews.list()).to.deep.equal([])
    expect(await other.connectWebviews.list()).to.deep.equal([theirs])
    expect(errorOf(await ask('/connect_webviews/get', params))).to.deep.equal([404, 'connect_webview_not_found'])
  })
})

describe('Connecting an account in the sandbox', () => {
  it('adds the account and its device only for the user who connected it', async () => {
    const { client, clientOf, authorize, advance, ask } = await open()
    const joe = await clientOf('joe')
    const custom_metadata = { user_identifier_key: 'jane' }
    const webview = await client.connectWebviews.create({ custom_metadata })
    advance(60_000)
    expect((await authorize(webview)).status).to.equal(200)

    const done = await client.connectWebviews.get(webview)
    const { connected_account_id: id } = done
    expect(done).to.include({ status: 'authorized', login_successful: true, authorized_at: after(60_000) })
    const account = await client.connectedAccounts.get({ connected_account_id: id ?? '' })
    expect(account).to.deep.include({ account_type: 'august', custom_metadata, created_at: after(60_000), errors: [] })
    const accounts = await client.connectedAccounts.list()
    expect(accounts.at(-1)).to.deep.equal(account)

    const [device, ...otherDevices] = await client.devices.list()
    expect(otherDevices).to.have.length(30)
    expect(device).to.include({ connected_account_id: id, device_type: 'august_lock', created_at: after(60_000) })
    expect(await client.devices.get({ device_id: device?.device_id ?? '' })).to.deep.equal(device)
    expect(await client.devices.list({ limit: 1 })).to.deep.equal([device])
    expect(await client.devices.list({ limit: 3 })).to.deep.equal([device, ...otherDevices.slice(0, 2)])

    for (const user of [joe, await clientOf('newcomer')]) {
      expect(await user.devices.list()).to.deep.equal(otherDevices)
      expect(await user.connectedAccounts.list()).to.have.length(13)
    }
    expect((await ask('/devices/list')).body.devices[0]).to.deep.equal(device)
  })

  it('adds a lock that accepts commands and access codes', async () => {
    const { client, authorize, advance } = await open()
    await authorize(await client.connectWebviews.create(), 'schlage')
    const [device] = await client.devices.list()
    const device_id = device?.device_id ?? ''
    const code = await client.accessCodes.create({ device_id, name: 'Guest', code: '2468' })
    advance(3_000)
    const { access_code_id } = code
    expect(await client.accessCodes.get({ access_code_id })).to.include({ status: 'set', code: '2468' })
    await client.locks.unlockDoor({ device_id }, { waitForActionAttempt: false })
    advance(1_000)
    expect((await client.devices.get({ device_id })).properties?.locked).to.equal(false)
  })

  it('adds the kind of device that the manufacturer makes, with a unique id', async () => {
    const { client, authorize } = await open()
    const types: unknown[] = []
    for (const provider of ['ecobee', 'minut', 'salto_ks', 'honeywell_resideo', 'ecobee']) {
      await authorize(await client.connectWebviews.create(), provider)
      types.unshift((await client.devices.list())[0]?.device_type)
    }
    const devices = await client.devices.list()
    expect(devices.slice(0, 5).map((device) => device.device_type)).to.deep.equal(types)
    expect(types).to.deep.equal([
      'ecobee_thermostat',
      'honeywell_resideo_thermostat',
      'salto_lock',
      'minut_sensor',
      'ecobee_thermostat'
    ])
    const accounts = await client.connectedAccounts.list()
    expect(new Set(accounts.map((account) => account.connected_account_id)).size).to.equal(18)
    expect(new Set(devices.map((device) => device.device_id)).size).to.equal(35)
    expect(new Set(devices.map((device) => device.properties?.name)).size).to.equal(35)
    const [thermostat, , , sensor] = devices
    expect((await client.thermostats.get({ device_id: thermostat?.device_id ?? '' })).can_hvac_heat).to.equal(true)
    const thresholds = client.noiseSensors.noiseThresholds.list({ device_id: sensor?.device_id ?? '' })
    expect(await thresholds).to.have.length(2)
  })

  it('accepts only the accepted providers, by default the first', async () => {
    const { client, authorize } = await open()
    const webview = await client.connectWebviews.create({ accepted_providers: ['nuki', 'yale'] })
    for (const provider of ['august', 'nobody']) {
      expect(errorOf(await authorize(webview, provider))).to.deep.equal([400, 'provider_not_accepted'])
    }
    expect((await client.connectWebviews.get(webview)).status).to.equal('pending')
    await authorize(webview)
    expect((await client.connectWebviews.get(webview)).selected_provider).to.equal('nuki')
    const unknown = await authorize({ connect_webview_id: 'nowhere' })
    expect(errorOf(unknown)).to.deep.equal([404, 'connect_webview_not_found'])
  })

  it('is visible in the session of the user', async () => {
    const { client, clientOf, authorize } = await open()
    const other = await clientOf('jill')
    const previous = await client.clientSessions.get()
    const webview = await client.connectWebviews.create({ automatically_manage_new_devices: false })
    await authorize(webview, 'yale')
    const session = await client.clientSessions.get()
    expect(session.connect_webview_ids).to.deep.equal([webview.connect_webview_id])
    expect(session.device_count).to.equal(previous.device_count + 1)
    expect((await other.clientSessions.get()).device_count).to.equal(previous.device_count)
    const connected_account_id = session.connected_account_ids.at(-1) ?? ''
    const account = await client.connectedAccounts.get({ connected_account_id })
    expect(account).to.deep.include({ automatically_manage_new_devices: false, accepted_capabilities: ['lock'] })
    expect(account.display_name).to.equal(account.user_identifier?.email)
    await client.connectWebviews.delete(webview)
    expect((await client.clientSessions.get()).connect_webview_ids).to.deep.equal([])
  })

  it('does nothing the second time', async () => {
    const { client, authorize, advance } = await open()
    const webview = await client.connectWebviews.create()
    await authorize(webview, 'yale')
    const read = () =>
      Promise.all([client.connectWebviews.list(), client.devices.list(), client.connectedAccounts.list()])
    const previous = await read()
    advance(1_000)
    expect((await authorize(webview, 'nuki')).status).to.equal(200)
    expect(await read()).to.deep.equal(previous)
  })

  it('is done immediately if there is no page, and the user stays on the page', async () => {
    const { client } = await open({})
    const webview = await client.connectWebviews.create({ custom_redirect_url: HERE, accepted_providers: ['nest'] })
    expect(webview).to.include({ url: HERE, status: 'authorized' })
    const [device] = await client.devices.list()
    expect(device).to.include({ connected_account_id: webview.connected_account_id, device_type: 'nest_thermostat' })
    const plain = await client.connectWebviews.create({ custom_redirect_url: 'https://host.example/devices' })
    expect(plain.url).to.equal('https://host.example/devices#connected')
    const { url } = await client.connectWebviews.create()
    expect(url).to.equal('https://sandbox.latchkey.example/connect')
  })

  it('creates the same ids for the same seed only', async () => {
    const ids = async (seed: number) => {
      const { client } = await open({ seed })
      const webviews = [await client.connectWebviews.create(), await client.connectWebviews.create()]
      return webviews.map((webview) => `${webview.connect_webview_id} ${webview.connected_account_id}`)
    }
    const firstIds = await ids(1)
    expect(new Set(firstIds).size).to.equal(2)
    expect(await ids(1)).to.deep.equal(firstIds)
    expect(await ids(2)).not.to.deep.equal(firstIds)
  })
})

describe('Console session in the sandbox', () => {
  const token = 'eyJhbGciOi.e30.c2ln'
  const read = (token: string, workspace: Record<string, string>) => {
    const headers = { authorization: `Bearer ${token}`, ...workspace }
    return call(openSandbox({ users: { sandbox_user: [] } }).sandbox, '/devices/list', {}, { headers })
  }

  it('can see everything in the workspace', async () => {
    const { endpoint, fetch } = openSandbox({ users: { sandbox_user: [] } }).sandbox
    const client = PlatformClient.fromConsoleSessionToken(token, 'workspace_sandbox', { endpoint, fetch })
    expect(await client.devices.list()).to.have.length(30)
    expect((await read(token, { 'seam-workspace': 'workspace_sandbox' })).body.devices).to.have.length(30)
  })

  it('is rejected with another or no workspace, and with another kind of token', async () => {
    expect((await read(token, { 'seam-workspace': 'workspace_other' })).status).to.equal(401)
    expect((await read(token, {})).status).to.equal(401)
    expect((await read('abc', { 'seam-workspace': 'workspace_sandbox' })).status).to.equal(401)
  })
})
