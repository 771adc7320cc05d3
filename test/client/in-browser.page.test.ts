import { PlatformClient } from '../../src/client/index.js'
import { toQueryString } from '../../src/client/query-string.js'
import { createTestClient, DEVICES } from './test-client.js'

describe('Client in a browser', () => {
  it("resolves a path as an endpoint on the page's origin", async () => {
    const { client, sent } = createTestClient([DEVICES], { endpoint: '/base' })
    await client.devices.list()
    expect(sent[0]?.url).to.equal(`${location.origin}/base/devices/list`)
  })

  it('works without environment variables', () => {
    expect('process' in globalThis).to.equal(false)
    expect(() => PlatformClient.fromApiKey('seam_key1')).to.not.throw()
  })

  it('accepts objects, arrays and dates of another realm', () => {
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
