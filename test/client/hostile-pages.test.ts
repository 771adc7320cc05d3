import { isInvalidInputError, PlatformClient } from '../../src/client/index.js'
import { errorResponse, json, recordingFetch, rejection } from './recording-fetch.js'
import { createTestClient, TOKEN } from './test-client.js'

describe('Client on a page that changes built-ins', () => {
  describe('with an Array.prototype.toJSON, as from Prototype.js', () => {
    beforeEach(() => {
      // oxlint-disable-next-line no-extend-native -- this is what the page under test does
      Object.defineProperty(Array.prototype, 'toJSON', {
        configurable: true,
        value(this: unknown[]) {
          return `[${this.map((item) => JSON.stringify(item)).join()}]`
        }
      })
    })
    afterEach(() => Reflect.deleteProperty(Array.prototype, 'toJSON'))

    it('sends arrays as arrays', async () => {
      const { client, sent } = createTestClient([json({ access_codes: [] })])
      const device_ids = ['device_1', 'device_2']
      await client.accessCodes.createMultiple({ device_ids, name: 'Guest' })
      expect(sent[0]?.body).to.deep.equal({ device_ids, name: 'Guest' })
    })

    it('reads validation errors', async () => {
      const body = new Response(
        '{"error":{"type":"invalid_input","message":"No","validation_errors":{"name":{"_errors":["Too long"]}}}}',
        {
          status: 400,
          headers: { 'content-type': 'application/json' }
        }
      )
      const { client } = createTestClient([body])
      const error = await rejection(client.devices.list())
      expect(isInvalidInputError(error) && error.getValidationErrorMessages('name')).to.deep.equal(['Too long'])
    })
  })

  describe('with a fetch that accepts only a URL and options', () => {
    const { fetch: pageFetch } = globalThis
    const { fetch, sent } = recordingFetch(
      json({ devices: [] }),
      json({}),
      errorResponse(403, { type: 'no', message: 'No' })
    )
    before(() => {
      // Like wrappers that add a header to the page's own requests.
      globalThis.fetch = Object.assign(async (url: string, { ...options }: RequestInit = {}) => {
        if (url.startsWith('/own')) throw new Error('This is not of the page.')
        return fetch(url, options)
      })
    })
    after(() => {
      globalThis.fetch = pageFetch
    })

    it('sends complete requests', async () => {
      const client = PlatformClient.fromClientSessionToken(TOKEN)
      await client.devices.list({ device_ids: ['device_1', 'device_2'], limit: 2 })
      await client.devices.update({ device_id: 'device_1', name: 'Front' }, { keepalive: true })
      await rejection(client.devices.list())
      expect(sent.map(({ url }) => new URL(url).pathname)).to.deep.equal([
        '/devices/list',
        '/devices/update',
        '/devices/list'
      ])
      expect(sent[1]?.body).to.deep.equal({ device_id: 'device_1', name: 'Front' })
      expect(sent[1]).to.include({ method: 'PATCH', credentials: 'include' })
      expect(sent[0]?.headers).to.include({ authorization: `Bearer ${TOKEN}`, 'client-session-token': TOKEN })
    })
  })
})
