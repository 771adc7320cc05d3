import { expect } from 'chai'
import { isInvalidInputError, PlatformClient } from '../../src/client/index.js'
import { createTestClient, TOKEN } from './test-client.js'
import { errorResponse, json, recordingFetch, rejection } from './recording-fetch.js'

const LIMITS = { device_ids: ['device_1', 'device_2'], limit: 2 }

describe('a call from a page', () => {
  describe('that has given every array a toJSON, as Prototype.js does', () => {
    beforeEach(() => {
      // oxlint-disable-next-line no-extend-native -- What the page does that is tried here.
      Object.defineProperty(Array.prototype, 'toJSON', {
        configurable: true,
        value(this: unknown[]) {
          return `[${this.map((item) => JSON.stringify(item)).join()}]`
        }
      })
    })
    afterEach(() => Reflect.deleteProperty(Array.prototype, 'toJSON'))

    it('tells lists as lists', async () => {
      const { client, sent } = createTestClient([json({ access_codes: [] })])
      const device_ids = ['device_1', 'device_2']
      await client.accessCodes.createMultiple({ device_ids, name: 'Guest' })
      expect(sent[0]?.body).to.deep.equal({ device_ids, name: 'Guest' })
    })

    it('reads what a field is refused for', async () => {
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

  describe('whose fetch knows only an address and options', () => {
    const { fetch: pageFetch } = globalThis
    const { fetch, sent } = recordingFetch(
      json({ devices: [] }),
      json({}),
      errorResponse(403, { type: 'no', message: 'No' })
    )
    before(() => {
      // As wrappers do that add a header to calls of the page's own.
      globalThis.fetch = Object.assign(async (url: string, { ...options }: RequestInit = {}) => {
        if (url.startsWith('/own')) throw new Error('This is not of the page.')
        return fetch(url, options)
      })
    })
    after(() => {
      globalThis.fetch = pageFetch
    })

    it('arrives whole', async () => {
      const client = PlatformClient.fromClientSessionToken(TOKEN)
      await client.devices.list(LIMITS)
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
