import { clearPreloaded } from '../../../src/client/preload-cache.js'
import { endSessions } from '../../../src/core/session/end-sessions.js'
import { type Follow, type PreloadCalls, startPreload } from '../../../src/element/preload/preload.js'
import { json, recordingFetch } from '../../client/recording-fetch.js'

const EXCHANGE = '/client_sessions/get_or_create'
const LIST = '/devices/list'

/** First requests of an element that is never defined. */
const CALLS: PreloadCalls = new Map([['preloaded', () => [{ path: LIST, parameters: { limit: 20 } }]]])

const waitForAll: Follow = async (_, responses) => void (await Promise.all(responses))

describe('First requests of an element that is not defined yet', () => {
  const { fetch } = globalThis
  let user = 0
  let element: Element

  beforeEach(() => {
    user += 1
    element = document.createElement('x-preloaded')
    setOptions({ 'publishable-key': 'seam_pk_test', 'user-identifier-key': `user-${user}`, endpoint: '/platform' })
    document.body.append(element)
  })

  afterEach(() => {
    globalThis.fetch = fetch
    clearPreloaded()
    element.remove()
  })

  function setOptions(attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  }

  /** Creates a platform. The exchange is answered by the returned function. */
  function startPlatform() {
    let respondToExchange = (): void => undefined
    const exchanged = new Promise<void>((resolve) => (respondToExchange = resolve))
    const session = (): Response => json({ client_session: { token: `seam_cst_${user}` } })
    const { fetch: respond, sent } = recordingFetch(async ({ url }) => {
      if (!url.endsWith(EXCHANGE)) return json({ devices: [] })
      await exchanged
      return session()
    })
    globalThis.fetch = respond
    return { respondToExchange, paths: () => sent.map(({ url }) => new URL(url).pathname.replace('/platform', '')) }
  }

  /** Sends the requests, and calls a function before the exchange is answered. */
  async function preloadWhile(act: () => void, elements = [element]): Promise<readonly string[]> {
    const platform = startPlatform()
    const preloading = startPreload(elements, CALLS, waitForAll)
    act()
    platform.respondToExchange()
    await preloading
    return platform.paths()
  }

  it('are the exchange, and the list once it is answered', async () => {
    expect(await preloadWhile(() => undefined)).to.deep.equal([EXCHANGE, LIST])
  })

  it('are sent once for all elements of a user, also if they are preloaded twice', async () => {
    const sibling = element.cloneNode()
    document.body.append(sibling)
    const elements = [element, ...document.querySelectorAll('x-preloaded')]
    const again = (): void => void startPreload([element], CALLS, waitForAll)
    expect(await preloadWhile(again, elements)).to.deep.equal([EXCHANGE, LIST])
    document.querySelectorAll('x-preloaded').forEach((each) => each.remove())
  })

  it('do not include the list if the element was removed meanwhile', async () => {
    expect(await preloadWhile(() => element.remove())).to.deep.equal([EXCHANGE])
  })

  it('do not include the list if the options of the element have changed meanwhile', async () => {
    const change = (): void => setOptions({ 'user-identifier-key': 'another user' })
    expect(await preloadWhile(change)).to.deep.equal([EXCHANGE])
  })

  it('do not include the list if the user was signed out meanwhile', async () => {
    expect(await preloadWhile(() => endSessions())).to.deep.equal([EXCHANGE])
  })

  it('are not sent for an element that is not in the page', async () => {
    element.remove()
    expect(await preloadWhile(() => undefined)).to.deep.equal([])
  })
})
