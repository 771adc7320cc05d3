import { expect } from 'chai'
import { PlatformClient } from '../../src/client/index.js'
import { changes, clientOf, reads } from './answered-client.js'
import { until } from '../settled.js'
import { empty, json, recordingFetch, rejection } from './recording-fetch.js'

const OVER = new Error('It is over.')

/** A client that is ended with `end`, and what it has sent. */
function endable(...answers: Parameters<typeof recordingFetch>) {
  const ending = new AbortController()
  return { ...clientOf(answers, { signal: ending.signal }), end: () => ending.abort(OVER) }
}

describe('a client that is ended by its signal', () => {
  it('ends the calls that are under way, whatever signal they have themselves', async () => {
    const { client, sent, end } = endable(() => new Promise<Response>(() => {}))
    const own = new AbortController()
    const failed = [rejection(reads(client)), rejection(client.devices.list({}, { signal: own.signal }))]
    await until(() => sent.length === 2)
    end()
    expect(await Promise.all(failed)).to.deep.equal([OVER, OVER])
    expect(sent.map(({ signal }) => signal.aborted)).to.deep.equal([true, true])
    expect(own.signal.aborted).to.equal(false)
  })

  it('sends nothing any more', async () => {
    const { client, sent, end } = endable(json({ devices: [] }))
    await reads(client)
    end()
    for (const call of [reads, changes]) expect(await rejection(call(client))).to.equal(OVER)
    expect(await rejection(client.updateClientSessionToken('seam_cst2_other'))).to.be.an('error')
    expect(sent).to.have.length(1)
  })

  it('forgets its user, also where the session was being renewed', async () => {
    const ending = new AbortController()
    const session = { client_session_id: 'session_1', token: 'seam_cst1_first' }
    const { fetch, sent } = recordingFetch(
      json({ client_session: session }),
      empty(401),
      () => new Promise<Response>(() => {})
    )
    const client = await PlatformClient.fromPublishableKey('seam_pk1_key', 'jane', { fetch, signal: ending.signal })
    expect(client.clientSession).to.deep.equal(session)
    const failed = rejection(reads(client))
    await until(() => sent.length === 3)
    ending.abort(OVER)
    expect(await failed).to.equal(OVER)
    expect(client.clientSession).to.equal(undefined)
    expect(sent[2]?.signal.aborted).to.equal(true)
  })

  it('is never made where that has happened before its session is there', async () => {
    const { fetch, sent } = recordingFetch(json({}))
    const made = PlatformClient.fromPublishableKey('seam_pk1_key', 'jane', { fetch, signal: AbortSignal.abort(OVER) })
    expect(await rejection(made)).to.equal(OVER)
    expect(sent).to.deep.equal([])
  })
})
