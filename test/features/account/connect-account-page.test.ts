import type { ConnectAccountElement } from '../../../elements/connect-account.js'
import { useRecordedConsole } from '../../record-console.js'
import {
  addButton,
  CREATE,
  PAGE,
  platform,
  SESSION,
  useConnectPlatform,
  useNotedNavigation
} from '../support/connect-account.js'
import { recordEvents, settled, until, useCleanPage } from '../support/stage.js'

describe('Connect account button', () => {
  useCleanPage()
  const went = useNotedNavigation()
  useConnectPlatform()

  describe('Page request', () => {
    const warnings = useRecordedConsole('warn')

    it('identifies the session and redirects back to the page', async () => {
      const button = addButton()
      const pages = recordEvents(button, 'connect-webview')
      await button.connect()
      await until(() => went.length)
      const { client_session_id } = platform.client.clientSession ?? {}
      expect(client_session_id).to.match(/^client_session_/)
      expect(platform.requests(CREATE)).to.deep.equal([
        {
          custom_metadata: { client_session_id, user_identifier_key: 'user' },
          custom_redirect_url: location.href,
          wait_for_device_creation: true
        }
      ])
      expect(pages.map(({ detail, bubbles, composed }) => ({ detail, bubbles, composed }))).to.deep.equal([
        { detail: { url: PAGE }, bubbles: true, composed: true }
      ])
      expect(went).to.deep.equal([PAGE])
      expect(platform.requests(SESSION)).to.deep.equal([])
    })

    const metadataOf = async (given: Partial<ConnectAccountElement>): Promise<unknown> => {
      const button = addButton(given)
      await button.connect()
      await until(() => went.length)
      const [params] = platform.requests(CREATE)
      return Reflect.get(Object(params), 'custom_metadata')
    }

    it('includes the metadata of the host, but the session data takes precedence', async () => {
      const customMetadata = { building: 'North', staff: true, user_identifier_key: 'joe', client_session_id: 'other' }
      expect(await metadataOf({ customMetadata })).to.deep.equal({
        building: 'North',
        staff: true,
        client_session_id: platform.client.clientSession?.client_session_id,
        user_identifier_key: 'user'
      })
      expect(customMetadata.user_identifier_key).to.equal('joe')
    })

    it('fetches the session if the client has only a token', async () => {
      const { client_session_id } = await platform.tokenClient.clientSessions.get()
      expect(await metadataOf({ client: platform.tokenClient })).to.deep.equal({
        client_session_id,
        user_identifier_key: 'user'
      })
    })

    it('omits session data that is not a string', async () => {
      platform.fail(SESSION, {
        body: { client_session: { client_session_id: { id: 1 }, user_identifier_key: ['jane'] } }
      })
      const button = addButton({ client: platform.tokenClient, customMetadata: { staff: true } })
      button.cancel('connect-webview')
      await button.connect()
      await until(() => platform.requests(CREATE).length)
      expect(platform.requests(CREATE)).to.have.deep.nested.property('[0].custom_metadata', { staff: true })
    })

    it('contains no session data if the credential has no session', async () => {
      expect(await metadataOf({ client: platform.keyClient, customMetadata: { staff: false } })).to.deep.equal({
        staff: false
      })
      expect(await until(() => platform.requests(SESSION).length)).to.be.greaterThan(0)
    })

    it('ignores and reports invalid customMetadata', async () => {
      for (const wrong of [{ floor: 3 }, { tags: ['a'] }, ['a'], 'North', 7, null]) {
        const button = addButton()
        const reports = recordEvents(button, 'platform-error')
        Reflect.set(button.element, 'customMetadata', wrong)
        await settled()
        expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(wrong === null ? [] : ['options'])
        expect(button.element.customMetadata).to.equal(undefined)
        button.element.remove()
      }
      expect(warnings).to.have.length(5)
      expect(warnings[0]).to.include('The custom-metadata option')
    })
  })

  describe('Host events', () => {
    it('include all parameters in before-change', async () => {
      const button = addButton({ customMetadata: { staff: true } })
      const events = recordEvents(button, 'before-change')
      await button.connect()
      await until(() => went.length)
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { operation: 'connectWebviews.create', params: platform.requests(CREATE)[0] }
      ])
    })

    it('allow canceling before-change, so that nothing is sent', async () => {
      const button = addButton()
      button.cancel('before-change')
      await button.connect()
      await settled()
      expect(platform.requests(CREATE)).to.deep.equal([])
      expect(button.isReady).to.equal(true)
      expect(button.announcements).to.equal('')
    })

    it('allow canceling connect-webview, so that the page does not change', async () => {
      const button = addButton()
      button.cancel('connect-webview')
      await button.connect()
      await until(() => platform.requests(CREATE).length === 1 && button.isReady)
      await settled()
      expect(went).to.deep.equal([])
      expect(button.announcements).to.equal('')
      await button.connect()
      await until(() => platform.requests(CREATE).length === 2)
    })
  })

  describe('Navigation', () => {
    it('does not happen if only the fragment is equal, and happens without a fragment', async () => {
      const present = location.href
      history.replaceState(null, '', '#here')
      platform.lead(location.href)
      const button = addButton()
      await button.connect()
      await until(() => platform.requests(CREATE).length === 1 && button.isReady)
      expect(went).to.deep.equal([])
      platform.lead(present)
      await button.connect()
      await until(() => went.length)
      expect(went).to.deep.equal([present])
      expect(button.isBusy).to.equal(true)
    })

    it('does not happen if the element was removed meanwhile', async () => {
      for (const path of [SESSION, CREATE]) {
        const release = platform.hold(path)
        const button = addButton({ client: platform.tokenClient })
        const pages = recordEvents(button, 'connect-webview')
        await until(() => button.isReady)
        const initialCount = platform.requests(path).length
        await button.connect()
        await until(() => platform.requests(path).length > initialCount)
        button.element.remove()
        await settled()
        release()
        await settled()
        expect(pages).to.deep.equal([])
      }
      expect(went).to.deep.equal([])
      expect(platform.requests(CREATE)).to.have.length(1)
      const button = addButton({ client: platform.tokenClient })
      await until(() => button.isReady)
      await button.connect()
      await until(() => went.length)
    })

    it('happens if the element was only moved', async () => {
      const release = platform.hold(CREATE)
      const button = addButton()
      await button.connect()
      await until(() => button.isBusy)
      document.body.appendChild(document.createElement('div')).append(button.element)
      await settled()
      expect(button.isBusy).to.equal(true)
      release()
      await until(() => went.length)
    })
  })
})
