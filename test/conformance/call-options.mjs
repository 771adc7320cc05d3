import { expect } from 'chai'
import { attempt, clientOf, DEVICES, failureOf, INSTANT, sdkHeaders, TOKENS, ZONED } from './samples.mjs'
import { LIMIT, withTimeLimit } from './time-limit.mjs'

const ONCE = { retry: { limit: 0 } }
const LISTED = { json: { devices: DEVICES } }

export const cases = [
  {
    name: 'A call can have its own timeout',
    run: (context) =>
      withTimeLimit(async (timeIsUp) => {
        const { client, platform } = context
        await platform.respond({ ...LISTED, hold: true }, { ...LISTED, hold: true })
        const calls = [
          () => clientOf(context).devices.list({}, { ...ONCE, timeout: LIMIT }),
          () => clientOf(context).devices.update({ device_id: 'x' }, { timeout: LIMIT })
        ]
        for (const [index, call] of calls.entries()) {
          const failure = failureOf(call)
          await platform.sent(index + 1)
          timeIsUp()
          expect(client.isNetworkError(await failure)).to.equal(true)
          expect(await platform.gone(index)).to.have.length(index + 1)
        }
      })
  },
  {
    name: 'The timeout of a call overrides that of its client',
    run: (context) =>
      withTimeLimit(async (timeIsUp) => {
        const { client, platform } = context
        const heldList = { ...LISTED, hold: true }
        await platform.respond(heldList, heldList)
        const hurried = clientOf(context, { ...ONCE, timeout: LIMIT })
        const patient = hurried.devices.list({}, { timeout: 2 * LIMIT }).execute()
        await platform.sent(1)
        const failure = failureOf(() => hurried.devices.list())
        await platform.sent(2)
        timeIsUp()
        expect(client.isNetworkError(await failure)).to.equal(true)
        await platform.gone(1)
        await platform.release(2)
        expect(await patient).to.deep.equal(DEVICES)
      })
  },
  {
    name: 'The headers of a call do not override those of the credential',
    async run(context) {
      const { platform } = context
      await platform.respond(LISTED, LISTED, attempt('pending'), attempt('success'))
      const client = clientOf(context)
      const headers = { 'X-Extra': 'yes', Authorization: 'Bearer other', 'seam-sdk-version': '0' }
      await client.devices.list({}, { headers })
      await client.devices.list()
      await client.locks.unlockDoor(
        { device_id: 'x' },
        {
          headers: new Headers({ 'x-extra': 'door' }),
          waitForActionAttempt: { pollingInterval: 1 }
        }
      )
      const always = { authorization: `Bearer ${TOKENS.apiKey}`, ...sdkHeaders() }
      expect((await platform.requests()).map(({ headers }) => headers)).to.deep.equal([
        { 'x-extra': 'yes', ...always },
        always,
        { 'x-extra': 'door', ...always },
        { 'x-extra': 'door', ...always }
      ])
    }
  },
  {
    name: 'The headers of a call override those of its client',
    async run(context) {
      await context.platform.respond(LISTED)
      const client = clientOf(context, { headers: { 'x-extra': 'client' } })
      await client.devices.list({}, { headers: { 'x-extra': 'call' } })
      const [{ headers }] = await context.platform.requests()
      expect(headers['x-extra']).to.equal('call')
    }
  },
  {
    name: 'All pages are requested with the options of the call',
    async run(context) {
      const { platform } = context
      const next = { has_next_page: true, next_page_cursor: 'second', next_page_url: null }
      await platform.respond({ json: { devices: DEVICES, pagination: next } }, LISTED)
      const client = clientOf(context)
      const controller = new AbortController()
      const call = client.devices.list({}, { headers: { 'x-extra': 'yes' }, signal: controller.signal })
      const pages = client.createPaginator(call)
      await pages.flattenToArray()
      expect((await platform.requests()).map(({ headers }) => headers['x-extra'])).to.deep.equal(['yes', 'yes'])
      controller.abort()
      expect(await failureOf(() => pages.firstPage())).to.equal(controller.signal.reason)
      expect(await platform.requests()).to.have.length(2)
    }
  },
  {
    name: 'A call that is aborted before it is sent is not sent',
    async run(context) {
      const reason = new Error('No longer needed')
      const client = clientOf(context)
      const signal = AbortSignal.abort(reason)
      for (const call of [
        client.devices.list({}, { signal }),
        client.spaces.list({}, { signal }),
        client.locks.unlockDoor({ device_id: 'x' }, { signal })
      ]) {
        expect(await failureOf(() => call)).to.equal(reason)
      }
      expect(await context.platform.requests()).to.deep.equal([])
    }
  },
  {
    name: 'A call that is aborted in flight ends at once, including its connection',
    async run(context) {
      const { platform } = context
      await platform.respond({ ...LISTED, hold: true }, { ...attempt('success'), hold: true })
      const client = clientOf(context)
      const creators = [
        (signal) => client.devices.list({}, { signal }),
        (signal) => client.locks.unlockDoor({ device_id: 'x' }, { signal })
      ]
      for (const [index, make] of creators.entries()) {
        const controller = new AbortController()
        const failure = failureOf(() => make(controller.signal))
        await platform.sent(index + 1)
        controller.abort()
        const error = await failure
        expect(error).to.equal(controller.signal.reason)
        expect(error.name).to.equal('AbortError')
        await platform.gone(index)
      }
      expect(await platform.requests()).to.have.length(2)
    }
  },
  {
    name: 'A call that is aborted before a retry ends at once without the retry',
    async run(context) {
      const { platform } = context
      await platform.respond({ status: 503, headers: { 'retry-after': '30' } }, { ...LISTED, always: true })
      const controller = new AbortController()
      const reason = new Error('No longer needed')
      const failure = failureOf(() => clientOf(context).devices.list({}, { signal: controller.signal }))
      await platform.sent(1)
      // Another request is answered meanwhile, so that the first one has certainly ended.
      await clientOf(context).devices.list()
      controller.abort(reason)
      expect(await failure).to.equal(reason)
      expect(await platform.requests()).to.have.length(2)
    }
  },
  {
    name: 'Aborting a finished call has no effect',
    async run(context) {
      await context.platform.respond(LISTED)
      const controller = new AbortController()
      const call = clientOf(context).devices.list({}, { signal: controller.signal })
      expect(await call).to.deep.equal(DEVICES)
      controller.abort()
      expect(await call).to.deep.equal(DEVICES)
      expect(await context.platform.requests()).to.have.length(1)
    }
  },
  {
    name: 'Two hundred parallel calls each receive their own response',
    async run(context) {
      const client = clientOf(context)
      await context.platform.respond({ always: true, echo: 'device' })
      const ids = Array.from({ length: 200 }, (_, index) => `device_${index}`)
      const devices = await Promise.all(ids.map((device_id) => client.devices.get({ device_id })))
      expect(devices).to.deep.equal(ids.map((device_id) => ({ device_id })))
      expect(await context.platform.requests()).to.have.length(200)
    }
  },
  {
    name: 'A long list is received completely',
    async run(context) {
      const name = 'Tür '.repeat(20)
      const devices = Array.from({ length: 5000 }, (_, index) => ({ device_id: `device_${index}`, name }))
      await context.platform.respond({ json: { devices } })
      expect(await clientOf(context).devices.list()).to.deep.equal(devices)
    }
  },
  {
    name: 'Parameters are sent as JSON with null, without undefined, and with dates in UTC',
    async run(context) {
      await context.platform.respond({ json: { access_code: {} } })
      const starts_at = new Date('2026-03-04T05:06:07+02:00')
      const nested = { list: ['', 0, false, ZONED], at: INSTANT }
      const parameters = { name: 'Gäste & Co', ends_at: null, code: undefined, starts_at, nested }
      await clientOf(context).accessCodes.create(parameters)
      const [{ body, query }] = await context.platform.requests()
      expect(query).to.equal(undefined)
      expect(body).to.deep.equal({
        name: 'Gäste & Co',
        ends_at: null,
        starts_at: '2026-03-04T03:06:07.000Z',
        nested: { list: ['', 0, false, '2026-03-04T03:06:07.000Z'], at: '2026-03-04T03:06:07.000Z' }
      })
    }
  },
  {
    name: 'A call is sent once when it is awaited, however often that happens',
    async run(context) {
      const { platform } = context
      await platform.respond(LISTED, LISTED)
      const call = clientOf(context).devices.list({ limit: 1 })
      expect(call).to.include({ method: 'POST', pathname: '/devices/list', responseKey: 'devices' })
      expect(call.body).to.deep.equal({ limit: 1 })
      expect(call.url.href).to.equal(`${platform.endpoint}/devices/list`)
      expect(await platform.requests()).to.deep.equal([])
      const [first, second] = await Promise.all([call, call.execute()])
      expect(first).to.deep.equal(DEVICES)
      expect(second).to.deep.equal(DEVICES)
      const response = await call.fetchResponse()
      expect(response).to.be.an.instanceOf(Response)
      expect(response.headers.get('seam-request-id')).to.equal('request-0')
      expect(await response.json()).to.deep.equal(LISTED.json)
      expect(await platform.requests()).to.have.length(1)
    }
  },
  {
    name: 'The given fetch is used',
    async run({ client: { PlatformClient }, platform }) {
      await platform.respond(LISTED)
      const paths = []
      const given = (request, init) => {
        paths.push(new URL(request.url ?? request).pathname)
        return fetch(request, init)
      }
      const client = PlatformClient.fromApiKey(TOKENS.apiKey, { endpoint: platform.endpoint, fetch: given })
      expect(await client.devices.list()).to.deep.equal(DEVICES)
      expect(paths).to.deep.equal([new URL(`${platform.endpoint}/devices/list`).pathname])
    }
  }
]
