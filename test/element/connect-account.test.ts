import type { ConnectAccountElement } from '../../elements/connect-account.js'
import { PlatformClient } from '../../src/client/index.js'
import { add, findButton, notes, press, recordEvents, settled, until } from './page.js'
import { client, onStage, platform } from './stage.js'

describe('Connect account button with an expired session', () => {
  onStage()

  /** Creates a client whose key returns a new session with every exchange. */
  function clientOfManySessions(): Promise<PlatformClient> {
    let sessions = 0
    return PlatformClient.fromPublishableKey(platform.publishableKey, 'jane', {
      endpoint: platform.endpoint,
      async fetch(input, init) {
        const request = new Request(input, init)
        const response = await platform.fetch(request)
        if (!request.url.endsWith('/client_sessions/get_or_create')) return response
        const { client_session } = await response.json()
        sessions += 1
        return Response.json({ client_session: { ...client_session, client_session_id: `session_${sessions}` } })
      }
    })
  }

  /** Adds a button whose webview is not opened. */
  function addButton(given: Partial<ConnectAccountElement>): ConnectAccountElement {
    const button = add('x-connect-account', { properties: given })
    button.addEventListener('connect-webview', (event) => event.preventDefault())
    return button
  }

  const sentMetadata = () =>
    platform.sent.filter(({ path }) => path === '/connect_webviews/create').map(({ body }) => body.custom_metadata)
  const expire = (): void => platform.update({ faults: { '/connect_webviews/create': { status: 401, times: 1 } } })

  it('sends the request again with the renewed session', async () => {
    const renewed = await clientOfManySessions()
    const button = addButton({ client: renewed, customMetadata: { building: 'North', client_session_id: 'other' } })
    const pages = recordEvents(button, 'connect-webview')
    const events = recordEvents(button, 'before-change')
    expire()
    await press(button, 'Connect Account')
    await until(() => pages.length)
    const common = { building: 'North', user_identifier_key: 'jane' }
    expect(sentMetadata()).to.deep.equal([
      { ...common, client_session_id: 'session_1' },
      { ...common, client_session_id: 'session_2' }
    ])
    expect(renewed.clientSession?.client_session_id).to.equal('session_2')
    expect(events).to.have.length(1)
    expect(notes.reports).to.deep.equal([])

    await until(() => findButton(button, 'Connect Account')?.ariaBusy !== 'true')
    await press(button, 'Connect Account')
    await until(() => pages.length === 2)
    expect(sentMetadata().slice(2)).to.deep.equal([{ ...common, client_session_id: 'session_2' }])
    expect(pages).to.have.length(2)
  })

  it('reports an error if the session cannot be renewed, and requests one webview with the next press', async () => {
    const token = client.clientSession?.token ?? ''
    const { endpoint, fetch } = platform
    const button = addButton({ client: PlatformClient.fromClientSessionToken(token, { endpoint, fetch }) })
    const pages = recordEvents(button, 'connect-webview')
    expire()
    await press(button, 'Connect Account')
    await until(() => notes.reports.length)
    await until(() => findButton(button, 'Connect Account')?.ariaBusy !== 'true')
    await settled()
    expect(pages).to.deep.equal([])
    await press(button, 'Connect Account')
    await until(() => pages.length)
    expect(sentMetadata()).to.have.length(2)
    expect(new Set(sentMetadata().map((metadata) => JSON.stringify(metadata))).size).to.equal(1)
    const { client_session_id } = client.clientSession ?? {}
    expect(sentMetadata()[0]).to.include({ user_identifier_key: 'jane', client_session_id })
  })
})
