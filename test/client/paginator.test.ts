import { PlatformClient } from '../../src/client/index.js'
import { type FakeResponse, json, recordingFetch, rejection } from './recording-fetch.js'

const page = (ids: number[], cursor: string) =>
  json({
    devices: ids.map((id) => ({ device_id: `device_${id}` })),
    pagination: { has_next_page: true, next_page_cursor: cursor, next_page_url: null }
  })

function createTestClient(responses: FakeResponse[]) {
  const { fetch, sent } = recordingFetch(...responses)
  return { sent, client: PlatformClient.fromApiKey('seam_key1', { fetch }) }
}

const idsOf = (devices: { device_id: string }[]) => devices.map(({ device_id }) => device_id).join(' ')

describe('Paginator', () => {
  it('is rejected for a value that is no request', () => {
    const { client } = createTestClient([])
    for (const none of [undefined, null, Promise.resolve([])]) {
      const attempt = (): unknown => Reflect.apply(client.createPaginator, client, [none])
      expect(attempt, String(none)).to.throw('The endpoint does not support pagination')
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
})
