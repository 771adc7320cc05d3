import { isUnauthorizedError, PlatformClient } from '../../src/client/index.js'
import { importCopy } from '../element/copy-of-module.js'
import { settled, until } from '../settled.js'
import { errorResponse, json, recordingFetch, rejection, type SentRequest } from './recording-fetch.js'

const STORAGE_KEY = 'latchkey_user_identifier_key'
const session = (token: string) =>
  json({ client_session: { client_session_id: 'session_1', user_identifier_key: 'user_1', token } })

/** A platform that issues `seam_cst1`, `seam_cst2`, … and by default accepts only the newest token. */
function sessionPlatform(accepts = (token: string, issued: number) => token === `seam_cst${issued}`) {
  let issued = 0
  const isExchange = ({ url }: SentRequest) => url.endsWith('/client_sessions/get_or_create')
  const platform = recordingFetch((request) => {
    if (isExchange(request)) {
      issued += 1
      return session(`seam_cst${issued}`)
    }
    return accepts(request.headers['client-session-token'] ?? '', issued)
      ? json({ devices: [] })
      : errorResponse(401, {})
  })
  return {
    ...platform,
    exchanges: () => platform.sent.filter(isExchange),
    calls: () => platform.sent.filter((request) => !isExchange(request))
  }
}

function recordWarnings() {
  const warnings: string[] = []
  const { warn } = console
  console.warn = (...words) => {
    warnings.push(words.join(' '))
  }
  return {
    warnings,
    restore: () => {
      console.warn = warn
    }
  }
}

describe('Client session', () => {
  let log: ReturnType<typeof recordWarnings>
  beforeEach(() => {
    log = recordWarnings()
    localStorage.removeItem(STORAGE_KEY)
  })
  afterEach(() => {
    log.restore()
    localStorage.removeItem(STORAGE_KEY)
  })

  describe('from a publishable key', () => {
    it('sends cookies, but not to create it', async () => {
      const { fetch, sent } = sessionPlatform()
      const client = await PlatformClient.fromPublishableKey('seam_pk1_secret', 'user_1', { fetch })
      await client.devices.list()
      expect(sent.map(({ credentials }) => credentials)).to.deep.equal(['same-origin', 'include'])
    })

    it('warns if the user identifier key is an e-mail address, without quoting it', async () => {
      const { fetch } = sessionPlatform()
      const warned: [string, number][] = [
        ['jane@example.com', 1],
        ['jane@localhost', 1],
        ['jane!@example.com', 0],
        ['user_1', 0]
      ]
      for (const [key, count] of warned) {
        log.warnings.length = 0
        await PlatformClient.fromPublishableKey('seam_pk1', key, { fetch })
        expect(log.warnings).to.have.length(count)
        expect(log.warnings.join(' ')).to.not.include('jane')
      }
    })

    it('uses an id of the browser if no user is given, and warns once', async () => {
      const { fetch, sent } = sessionPlatform()
      await PlatformClient.fromPublishableKey('seam_pk1', undefined, { fetch })
      await PlatformClient.fromPublishableKey('seam_pk1', '', { fetch })
      const keys = sent.map(({ body }) => JSON.stringify(body))
      expect(keys[0]).to.match(/^\{"user_identifier_key":"fingerprint_[\da-z]{20,}"\}$/)
      expect(keys[1]).to.equal(keys[0])
      expect(keys[0]).to.include(localStorage.getItem(STORAGE_KEY))
      expect(log.warnings).to.have.length(1)
      expect(log.warnings[0]).to.not.include('fingerprint_')
    })

    const fingerprintOf = async (): Promise<unknown> => {
      const { fetch, sent } = sessionPlatform()
      await PlatformClient.fromPublishableKey('seam_pk1', undefined, { fetch })
      return Reflect.get(Object(sent[0]?.body), 'user_identifier_key')
    }

    for (const kept of ['', 'null', 'fingerprint_', 'fingerprint_<b>', 'jane@example.com', '{"key":"fingerprint_1"}']) {
      it(`replaces an invalid stored id: "${kept}"`, async () => {
        localStorage.setItem(STORAGE_KEY, kept)
        const fingerprint = await fingerprintOf()
        expect(fingerprint).to.match(/^fingerprint_[\da-z]{20,}$/)
        expect(localStorage.getItem(STORAGE_KEY)).to.equal(fingerprint)
        expect(await fingerprintOf()).to.equal(fingerprint)
        expect(log.warnings).to.have.length(1)
      })
    }

    it('uses a stored id without a warning', async () => {
      localStorage.setItem(STORAGE_KEY, 'fingerprint_1abc')
      expect(await fingerprintOf()).to.equal('fingerprint_1abc')
      expect(log.warnings).to.deep.equal([])
    })

    describe('without storage', () => {
      const { getItem, setItem } = Storage.prototype
      const fail = (name: string) => () => {
        throw new DOMException('Refused.', name)
      }
      const forget = () => {
        Object.assign(Storage.prototype, { getItem, setItem })
        Reflect.deleteProperty(globalThis, Symbol.for('latchkey.fingerprint.1'))
      }
      beforeEach(forget)
      afterEach(forget)

      const rejections: Readonly<Record<string, Partial<Storage>>> = {
        'is blocked': { getItem: fail('SecurityError'), setItem: fail('SecurityError') },
        'is read-only': { setItem: fail('SecurityError') },
        'is full': { setItem: fail('QuotaExceededError') }
      }
      for (const [name, methods] of Object.entries(rejections)) {
        it(`keeps the id for the lifetime of the page if storage ${name}, and warns once`, async () => {
          Object.assign(Storage.prototype, methods)
          const fingerprint = await fingerprintOf()
          expect(fingerprint).to.match(/^fingerprint_[\da-z]{20,}$/)
          expect(await fingerprintOf()).to.equal(fingerprint)
          expect(log.warnings).to.have.length(1)
          expect(getItem.call(localStorage, STORAGE_KEY)).to.equal(null)
        })
      }

      it("keeps the id for the lifetime of the page if an invalid one can't be replaced", async () => {
        localStorage.setItem(STORAGE_KEY, 'rubbish')
        Object.assign(Storage.prototype, { setItem: fail('QuotaExceededError') })
        const fingerprint = await fingerprintOf()
        expect(await fingerprintOf()).to.equal(fingerprint)
        expect(log.warnings).to.have.length(1)
      })

      it('shares the id with other copies of the bundle', async () => {
        Object.assign(Storage.prototype, rejections['is blocked'])
        const { clientUrl } = await import('./client-entry.js')
        const { PlatformClient: copy } = await importCopy(clientUrl)
        if (typeof copy !== 'function' || !('fromPublishableKey' in copy))
          throw new TypeError('Not a copy of the client.')
        expect(copy).not.to.equal(PlatformClient)
        const { fetch, sent } = sessionPlatform()
        await Reflect.apply(Object(copy.fromPublishableKey), copy, ['seam_pk1', undefined, { fetch }])
        expect(sent[0]?.body).to.deep.equal({ user_identifier_key: await fingerprintOf() })
        expect(log.warnings).to.have.length(1)
      })
    })
  })

  describe('after its expiry', () => {
    it('is not renewed again by a call that fails late', async () => {
      let accepted = 'seam_cst1'
      let respondLate = () => {}
      const platform = sessionPlatform((token) => token === accepted)
      let isHeld = false
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const response = await platform.fetch(input, init)
        if (response.status !== 401 || isHeld) return response
        isHeld = true
        await new Promise<void>((resolve) => {
          respondLate = resolve
        })
        return response
      }
      const client = await PlatformClient.fromPublishableKey('seam_pk1', 'user_1', { fetch })
      accepted = 'seam_cst2'
      const slow = client.devices.list().execute()
      await until(() => isHeld)
      await client.devices.list()
      expect(platform.exchanges()).to.have.length(2)
      respondLate()
      await slow
      expect(platform.exchanges()).to.have.length(2)
    })

    it('is renewed again after the next expiry', async () => {
      let accepted = 'seam_cst1'
      const platform = sessionPlatform((token) => token === accepted)
      const client = await PlatformClient.fromPublishableKey('seam_pk1', 'user_1', { fetch: platform.fetch })
      for (accepted of ['seam_cst2', 'seam_cst3']) expect(await client.devices.list()).to.deep.equal([])
      expect(platform.exchanges()).to.have.length(3)
    })

    it('does not replace a token that was set in the meantime', async () => {
      let renew = () => {}
      const platform = recordingFetch(
        session('seam_cst1'),
        errorResponse(401, {}),
        () =>
          new Promise<Response>((resolve) => {
            renew = () => resolve(session('seam_cst2'))
          }),
        session('seam_cst9'),
        json({ devices: [] })
      )
      const client = await PlatformClient.fromPublishableKey('seam_pk1', 'user_1', { fetch: platform.fetch })
      const call = client.devices.list().execute()
      await until(() => platform.sent.length === 3)
      await client.updateClientSessionToken('seam_cst9')
      renew()
      await call
      expect(client.clientSession?.token).to.equal('seam_cst9')
      expect(platform.sent.at(-1)?.headers['client-session-token']).to.equal('seam_cst9')
    })

    it('is renewed even if the platform returns the same token', async () => {
      const renewed = [errorResponse(401, {}), session('seam_cst1'), json({ devices: [] })]
      const platform = recordingFetch(session('seam_cst1'), ...renewed)
      const client = await PlatformClient.fromPublishableKey('seam_pk1', 'user_1', { fetch: platform.fetch })
      expect(await client.devices.list()).to.deep.equal([])
    })

    it('does not delay a call that is aborted during the renewal', async () => {
      const platform = recordingFetch(
        session('seam_cst1'),
        errorResponse(401, {}),
        () => new Promise<Response>(() => {})
      )
      const client = await PlatformClient.fromPublishableKey('seam_pk1', 'user_1', { fetch: platform.fetch })
      const controller = new AbortController()
      const call = rejection(client.devices.list({}, { signal: controller.signal }))
      await until(() => platform.sent.length === 3)
      controller.abort(new Error('No longer needed.'))
      expect(`${await call}`).to.equal('Error: No longer needed.')
    })

    it('does not repeat a call that was aborted during the renewal', async () => {
      let renew = () => {}
      const renewal = new Promise<Response>((resolve) => {
        renew = () => resolve(session('seam_cst2'))
      })
      // The `fetch` of the host ignores signals.
      const platform = recordingFetch(session('seam_cst1'), errorResponse(401, {}), () => renewal, json({}))
      const client = await PlatformClient.fromPublishableKey('seam_pk1', 'user_1', { fetch: platform.fetch })
      const controller = new AbortController()
      const call = rejection(client.locks.unlockDoor({ device_id: 'front' }, { signal: controller.signal }))
      await until(() => platform.sent.length === 3)
      controller.abort()
      await call
      renew()
      await settled()
      expect(platform.sent).to.have.length(3)
    })
  })

  describe('with an updated token', () => {
    it('is no longer renewed with the publishable key', async () => {
      const platform = recordingFetch(session('seam_cst1'), session('seam_cst9'), errorResponse(401, {}))
      const client = await PlatformClient.fromPublishableKey('seam_pk1', 'user_1', { fetch: platform.fetch })
      await client.updateClientSessionToken('seam_cst9')
      expect(isUnauthorizedError(await rejection(client.devices.list()))).to.equal(true)
      expect(platform.sent).to.have.length(3)
    })

    it('uses the last of several updates, in whatever order they are verified', async () => {
      const waiting: (() => void)[] = []
      const platform = recordingFetch(({ url, headers }) =>
        url.endsWith('/devices/list')
          ? json({ devices: [] })
          : new Promise((resolve) => {
              waiting.push(() => resolve(session(headers['client-session-token'] ?? '')))
            })
      )
      const client = PlatformClient.fromClientSessionToken('seam_cst1', { fetch: platform.fetch })
      const updates = [client.updateClientSessionToken('seam_cst2'), client.updateClientSessionToken('seam_cst3')]
      await until(() => waiting.length === 2)
      waiting[1]?.()
      await settled()
      waiting[0]?.()
      await Promise.all(updates)
      await client.devices.list()
      expect(platform.sent.at(-1)?.headers['client-session-token']).to.equal('seam_cst3')
      expect(client.clientSession?.token).to.equal('seam_cst3')
    })
  })
})
