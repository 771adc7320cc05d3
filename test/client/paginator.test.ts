import { expect } from 'chai'
import { isApiError, isInvalidOptionsError, PlatformClient } from '../../src/client/index.js'
import { until } from '../settled.js'
import { empty, json, recordingFetch, rejection, type FakeResponse } from './recording-fetch.js'

const page = (ids: number[], cursor: string | null) =>
  json({
    devices: ids.map((id) => ({ device_id: `device_${id}` })),
    pagination: {
      has_next_page: cursor !== null,
      next_page_cursor: cursor,
      next_page_url: cursor && `https://platform.test/devices/list?page_cursor=${cursor}`
    }
  })
const PAGES = [page([1, 2], 'second'), page([3, 4], 'third'), page([5], null)]

function createTestClient(responses: FakeResponse[]) {
  const { fetch, sent } = recordingFetch(...responses)
  return { sent, client: PlatformClient.fromApiKey('seam_key1', { fetch }) }
}

const idsOf = (devices: { device_id: string }[]) => devices.map(({ device_id }) => device_id).join(' ')

describe('Paginator', () => {
  it('returns the first page and the cursor of the next one', async () => {
    const { client, sent } = createTestClient(PAGES)
    const pages = client.createPaginator(client.devices.list({ limit: 2 }))
    expect(sent).to.deep.equal([])
    const [devices, pagination] = await pages.firstPage()
    expect(idsOf(devices)).to.equal('device_1 device_2')
    expect(pagination).to.deep.equal({
      hasNextPage: true,
      nextPageCursor: 'second',
      nextPageUrl: 'https://platform.test/devices/list?page_cursor=second'
    })
    expect(sent[0]?.body).to.deep.equal({ limit: 2 })
  })

  it('returns the page at a cursor, with the parameters of the call', async () => {
    const { client, sent } = createTestClient([page([5], null)])
    const pages = client.createPaginator(client.devices.list({ limit: 2 }))
    const [devices, pagination] = await pages.nextPage('third')
    expect(idsOf(devices)).to.equal('device_5')
    expect(pagination).to.deep.equal({ hasNextPage: false, nextPageCursor: null, nextPageUrl: null })
    expect(sent[0]?.body).to.deep.equal({ limit: 2, page_cursor: 'third' })
  })

  it('sends the cursor of a call without parameters', async () => {
    const { client, sent } = createTestClient([page([5], null)])
    await client.createPaginator(client.devices.list()).nextPage('third')
    expect(sent[0]?.body).to.deep.equal({ page_cursor: 'third' })
  })

  it('sends a new request each time', async () => {
    const { client, sent } = createTestClient([page([1], null), page([2], null)])
    const pages = client.createPaginator(client.devices.list())
    expect(idsOf((await pages.firstPage())[0])).to.equal('device_1')
    expect(idsOf((await pages.firstPage())[0])).to.equal('device_2')
    expect(sent).to.have.length(2)
  })

  it('collects all pages in an array', async () => {
    const { client, sent } = createTestClient(PAGES)
    const devices = await client.createPaginator(client.devices.list({ limit: 2 })).flattenToArray()
    expect(idsOf(devices)).to.equal('device_1 device_2 device_3 device_4 device_5')
    expect(sent.map(({ body }) => body)).to.deep.equal([
      { limit: 2 },
      { limit: 2, page_cursor: 'second' },
      { limit: 2, page_cursor: 'third' }
    ])
  })

  it('iterates over all items, and requests pages only when needed', async () => {
    const { client, sent } = createTestClient(PAGES)
    const seen: string[] = []
    for await (const device of client.createPaginator(client.devices.list()).flatten()) {
      seen.push(device.device_id)
      if (seen.length === 3) break
    }
    expect(seen).to.deep.equal(['device_1', 'device_2', 'device_3'])
    expect(sent).to.have.length(2)
  })

  it('rejects an empty cursor', async () => {
    const { client, sent } = createTestClient(PAGES)
    const pages = client.createPaginator(client.devices.list())
    for (const cursor of [null, undefined, '']) {
      const error = await rejection(pages.nextPage(cursor))
      expect(isInvalidOptionsError(error)).to.equal(true)
      expect(`${error}`).to.include('Cannot get the next page with a null nextPageCursor')
    }
    expect(sent).to.deep.equal([])
  })

  it('is rejected for an endpoint without pagination', () => {
    const { client } = createTestClient(PAGES)
    const call = (): void => {
      Reflect.apply(client.createPaginator, client, [client.devices.get({ device_id: 'device_1' })])
    }
    expect(call).to.throw('The endpoint does not support pagination: /devices/get')
    for (const none of [undefined, null, Promise.resolve([])]) {
      const attempt = (): unknown => Reflect.apply(client.createPaginator, client, [none])
      expect(attempt, String(none)).to.throw('The endpoint does not support pagination')
    }
  })

  it('treats a list without pagination as its only page', async () => {
    for (const pagination of [undefined, null]) {
      const { client, sent } = createTestClient([json({ devices: [{ device_id: 'device_1' }], pagination })])
      const pages = client.createPaginator(client.devices.list())
      const [devices, found] = await pages.firstPage()
      expect(devices).to.have.length(1)
      expect(found).to.deep.equal({ hasNextPage: false, nextPageCursor: null, nextPageUrl: null })
      expect(await pages.flattenToArray()).to.have.length(1)
      expect(sent).to.have.length(2)
    }
  })

  it('stops at a page that refers to itself', async () => {
    const { client, sent } = createTestClient([page([1], 'second'), page([2], 'second')])
    expect(idsOf(await client.createPaginator(client.devices.list()).flattenToArray())).to.equal('device_1 device_2')
    expect(sent).to.have.length(2)
  })

  it('rejects a page that is not an array', async () => {
    const { client } = createTestClient([json({ devices: { device_1: {} } })])
    const error = await rejection(client.createPaginator(client.devices.list()).firstPage())
    expect(error).to.include({ code: 'invalid_response' })
  })

  it('rejects like the call', async () => {
    const { client } = createTestClient([page([1], 'second'), new Response('<h1>Sign in</h1>')])
    const error = await rejection(client.createPaginator(client.devices.list()).flattenToArray())
    expect(isApiError(error)).to.equal(true)
    expect(error).to.include({ code: 'invalid_response' })
  })

  it('uses the options of the call for every page', async () => {
    const { client, sent } = createTestClient([page([1], 'second'), empty(503)])
    const pages = client.createPaginator(client.devices.list({}, { retry: { limit: 0 } }))
    expect(await rejection(pages.flattenToArray())).to.include({ statusCode: 503 })
    expect(sent).to.have.length(2)
  })

  it('stops when the call is aborted', async () => {
    const { client, sent } = createTestClient([page([1], 'second'), () => new Promise<Response>(() => {})])
    const controller = new AbortController()
    const all = client.createPaginator(client.devices.list({}, { signal: controller.signal })).flattenToArray()
    const failed = rejection(all)
    await until(() => sent.length === 2)
    controller.abort(new Error('No longer needed.'))
    expect(`${await failed}`).to.equal('Error: No longer needed.')
    expect(sent).to.have.length(2)
  })
})
