import { PlatformClient } from '../../src/client/index.js'
import { until } from '../settled.js'
import { empty, json, recordingFetch, rejection } from './recording-fetch.js'
import { createTestClient, sendMutation, sendRead } from './test-client.js'

const ABORT_REASON = new Error('It is over.')

/** Creates a client with a signal that `end` aborts. */
function endable(...responses: Parameters<typeof recordingFetch>) {
  const ending = new AbortController()
  return { ...createTestClient(responses, { signal: ending.signal }), end: () => ending.abort(ABORT_REASON) }
}

describe('Client with an aborted signal', () => {
  it('aborts the calls in flight, even if they have a signal of their own', async () => {
    const { client, sent, end } = endable(() => new Promise<Response>(() => {}))
    const own = new AbortController()
    const failed = [rejection(sendRead(client)), rejection(client.devices.list({}, { signal: own.signal }))]
    await until(() => sent.length === 2)
    end()
    expect(await Promise.all(failed)).to.deep.equal([ABORT_REASON, ABORT_REASON])
    expect(sent.map(({ signal }) => signal.aborted)).to.deep.equal([true, true])
    expect(own.signal.aborted).to.equal(false)
  })

  it('rejects later calls without sending them', async () => {
    const { client, sent, end } = endable(json({ devices: [] }))
    await sendRead(client)
    end()
    for (const call of [sendRead, sendMutation]) expect(await rejection(call(client))).to.equal(ABORT_REASON)
    expect(await rejection(client.updateClientSessionToken('seam_cst2_other'))).to.be.an('error')
    expect(sent).to.have.length(1)
  })

  it('forgets its user, even if the session was being renewed', async () => {
    const ending = new AbortController()
    const session = { client_session_id: 'session_1', token: 'seam_cst1_first' }
    const { fetch, sent } = recordingFetch(
      json({ client_session: session }),
      empty(401),
      () => new Promise<Response>(() => {})
    )
    const client = await PlatformClient.fromPublishableKey('seam_pk1_key', 'jane', { fetch, signal: ending.signal })
    expect(client.clientSession).to.deep.equal(session)
    const failed = rejection(sendRead(client))
    await until(() => sent.length === 3)
    ending.abort(ABORT_REASON)
    expect(await failed).to.equal(ABORT_REASON)
    expect(client.clientSession).to.equal(undefined)
    expect(sent[2]?.signal.aborted).to.equal(true)
  })

  it('is not created if the signal is aborted before the session exchange', async () => {
    const { fetch, sent } = recordingFetch(json({}))
    const clientPromise = PlatformClient.fromPublishableKey('seam_pk1_key', 'jane', {
      fetch,
      signal: AbortSignal.abort(ABORT_REASON)
    })
    expect(await rejection(clientPromise)).to.equal(ABORT_REASON)
    expect(sent).to.deep.equal([])
  })
})
