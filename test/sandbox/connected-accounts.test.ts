import { HERE, open } from './open-connect-webviews.js'
import { after, errorOf } from './open-sandbox.js'

describe('Connecting an account in the sandbox', () => {
  it('adds the account and its device only for the user who connected it', async () => {
    const { client, clientOf, authorize, advance, ask } = await open()
    const joe = await clientOf('joe')
    const custom_metadata = { user_identifier_key: 'jane' }
    const webview = await client.connectWebviews.create({ custom_metadata })
    advance(60_000)
    expect((await authorize(webview)).status).to.equal(200)

    const authorized = await client.connectWebviews.get(webview)
    const { connected_account_id: id } = authorized
    expect(authorized).to.include({ status: 'authorized', login_successful: true, authorized_at: after(60_000) })
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
