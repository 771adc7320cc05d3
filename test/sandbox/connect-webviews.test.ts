import { PlatformClient } from '../../src/client/index.js'
import { call } from './call-sandbox.js'
import { HERE, open, PAGE } from './open-connect-webviews.js'
import { after, errorOf, openSandbox, validationErrors } from './open-sandbox.js'

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
    for (const rejected of [other.connectWebviews.get(params), other.connectWebviews.delete(params)]) {
      const error: unknown = await rejected.then(
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
