import { setTracer } from '../../src/client/trace.js'
import { empty } from './recording-fetch.js'
import { createTestClient, sendMutation } from './test-client.js'

describe('Trace of a call', () => {
  afterEach(() => setTracer(undefined))

  async function traceOf(headers: Record<string, string>): Promise<string> {
    const texts: string[] = []
    setTracer((_topic, _source, text) => texts.push(text))
    const { client } = createTestClient([empty(204, headers)])
    await sendMutation(client)
    return texts.join('\n')
  }

  it('ends with the request id', async () => {
    expect(await traceOf({ 'seam-request-id': 'request_1-2' })).to.match(
      /^PATCH \/devices\/update, 204, \d+ ms, request request_1-2$/
    )
  })

  it('omits a request id that may contain something else', async () => {
    expect(await traceOf({ 'seam-request-id': 'for jane@example.com' })).to.match(/, \d+ ms$/)
    expect(await traceOf({})).to.match(/, \d+ ms$/)
  })
})
