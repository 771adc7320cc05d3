import { expect } from 'chai'
import { PlatformClient } from '../../src/client/index.js'
import { toQueryString } from '../../src/client/query-string.js'
import { createTestClient, DEVICES } from './test-client.js'

describe('A client in a page', () => {
  it('takes an endpoint without a host for one of the page', async () => {
    const { client, sent } = createTestClient([DEVICES], { endpoint: '/base' })
    await client.devices.list()
    expect(sent[0]?.url).to.equal(`${location.origin}/base/devices/list`)
  })

  it('asks no environment, since there is none', () => {
    expect('process' in globalThis).to.equal(false)
    expect(() => PlatformClient.fromApiKey('seam_key1')).to.not.throw()
  })

  it('takes objects, arrays and dates of another realm for what they are', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const theirs = Object(frame.contentWindow)
    const [object, list] = [new theirs.Object(), new theirs.Array()]
    list.push(new theirs.Date(7))
    object.b = list
    expect(toQueryString({ a: object })).to.equal('a.b=1970-01-01T00%3A00%3A00.007Z')
    expect(() => toQueryString({ a: new theirs.Map() })).to.throw(TypeError)
    frame.remove()
  })
})
