import type { AccessCode } from '../../../../src/core/resources/resources.js'
import {
  createAccessCode,
  deleteAccessCode,
  newAccessCodeKey,
  updateAccessCode
} from '../../../../src/features/access-codes/access-code-actions.js'
import { accessCodeQuery } from '../../../../src/features/access-codes/data/access-code-queries.js'
import { accessCodeListQuery } from '../../../../src/features/access-codes/data/code-list-query.js'
import { generateCode } from '../../../../src/features/access-codes/data/generate-code.js'
import { json, rejection } from '../../../client/recording-fetch.js'
import { rejected, succeeded } from '../../../core/fake-platform.js'
import { openSession } from '../../../core/open-session.js'
import { send } from '../../../core/send.js'
import { advance, onFakeClock, settled } from '../../../core/time.js'
import { CREATE, DELETE, GENERATE, GET, LIST, UPDATE } from '../../support/access-code-calls.js'
import { accessCode, deviceWith } from '../../support/as-sent.js'

const code = (id: string, status = 'set', more: Partial<AccessCode> = {}): AccessCode => ({
  access_code_id: id,
  device_id: 'door',
  name: id,
  status,
  ...more
})
const codesResponse = (...codes: AccessCode[]): Response => json({ access_codes: codes })
const codeResponse = (access_code: AccessCode): Response => json({ access_code })

const codes = accessCodeListQuery('door')

onFakeClock()

async function openDoor(...there: AccessCode[]) {
  const opened = await openSession()
  const { session, platform } = opened
  platform.on(
    LIST,
    () => codesResponse(...there),
    () => 'wait'
  )
  const observer = session.observe(codes, true)
  await settled()
  return {
    ...opened,
    observer,
    ids: () => opened.standing(codes).ids,
    status: (id: string) => session.store.getState().shown.accessCodes.get(id)?.resource?.status
  }
}

describe('New access code', () => {
  const params = { device_id: 'door', name: 'Guest', code: '1234' }

  it('appears in the list after the response, and the list is refetched', async () => {
    const { session, platform, ids } = await openDoor(code('one'))
    const created = send(session, createAccessCode.mutation(params))
    await settled()
    expect(platform.last(CREATE).body).to.deep.equal(params)
    expect(ids()).to.deep.equal(['one'])
    platform.last(CREATE).respond(codeResponse(code('new', 'setting')))
    expect((await created)?.response.access_code_id).to.equal('new')
    expect(ids()).to.deep.equal(['new', 'one'])
    await settled()
    expect(platform.at(LIST)).to.have.length(2)
  })

  it('stays in the list despite an older list response without it', async () => {
    const { session, platform, ids, observer } = await openDoor(code('one'))
    void observer.fetch()
    await settled()
    platform.on(CREATE, () => codeResponse(code('new', 'setting')))
    await send(session, createAccessCode.mutation(params))
    const [, early] = platform.at(LIST)
    early?.respond(codesResponse(code('one')))
    await settled()
    expect(ids()).to.deep.equal(['new', 'one'])
    platform.last(LIST).respond(codesResponse(code('one'), code('new')))
    await settled()
    expect(ids()).to.deep.equal(['one', 'new'])
  })

  it('is created once for concurrent requests', async () => {
    const { session, platform } = await openDoor()
    const first = send(session, createAccessCode.mutation(params))
    expect(await send(session, createAccessCode.mutation({ ...params, name: 'Another' }))).to.equal(undefined)
    expect(session.store.getState().mutations.has(newAccessCodeKey('door'))).to.equal(true)
    await settled()
    platform.last(CREATE).respond(codeResponse(code('new')))
    await first
    expect(platform.at(CREATE)).to.have.length(1)
  })

  it('is looked up in the list instead of sent again if the response was lost', async () => {
    const { session, platform, ids } = await openDoor(code('one'))
    platform.on(CREATE, () => 'drop')
    await rejection(send(session, createAccessCode.mutation(params)))
    await settled()
    platform.last(LIST).respond(codesResponse(code('new'), code('one')))
    await settled()
    expect(ids()).to.deep.equal(['new', 'one'])
    expect(platform.at(CREATE)).to.have.length(1)
  })

  it('generates a code that all locks accept and none of them has, in at most three requests', async () => {
    const { session, platform } = await openDoor()
    const lockWith = (properties: object, ...otherCodes: AccessCode[]) => ({
      device: deviceWith({ supported_code_lengths: [6], ...properties }, { device_id: 'door' }),
      edited: undefined,
      otherCodes,
      unmanagedCodes: []
    })
    const locks = [
      lockWith({}, accessCode({ code: '471147' })),
      lockWith({ code_constraints: [{ constraint_type: 'no_zeros' }] })
    ]
    const generated = (pin: string) => () => json({ generated_code: { device_id: 'door', code: pin } })
    platform.on(GENERATE, generated('1234'), generated('471147'), generated('123456'))
    expect(await generateCode(session, locks)).to.equal('123456')
    expect(platform.at(GENERATE).map(({ body }) => body)).to.deep.equal([
      { device_id: 'door' },
      { device_id: 'door' },
      { device_id: 'door' }
    ])
    platform.on(GENERATE, generated('100000'))
    expect(await generateCode(session, locks)).to.match(/^[1-9]{6}$/)
    expect(platform.at(GENERATE)).to.have.length(6)
    const none = [lockWith({ supported_code_lengths: [4] }), ...locks]
    expect(await generateCode(session, none)).to.equal(undefined)
  })
})

describe('Access code', () => {
  it('is "removing" immediately after deletion and restored if the request is rejected', async () => {
    const { session, platform, status } = await openDoor(code('one'))
    platform.on(GET, () => codeResponse(code('one')))
    const deleted = rejection(send(session, deleteAccessCode.mutation({ code: code('one') })))
    await settled()
    expect(status('one')).to.equal('removing')
    expect(platform.last(DELETE).body).to.deep.equal({ access_code_id: 'one' })
    platform.last(DELETE).respond(rejected(400))
    await deleted
    await settled()
    expect(status('one')).to.equal('set')
  })

  it('is "setting" after an update and loses the times of an ongoing code', async () => {
    const known = code('one', 'set', { starts_at: '2030-01-01T00:00:00Z', code: '1111' })
    const { session, platform } = await openDoor(known)
    platform.on(GET, () => codeResponse(known))
    const shown = () => session.store.getState().shown.accessCodes.get('one')?.resource
    const input = { code: known, lock: { device_id: 'door' }, edit: { name: 'New' } }
    const changed = send(session, updateAccessCode.mutation(input))
    await settled()
    expect(shown()?.name).to.equal('one')
    const sent = { access_code_id: 'one', name: 'New', code: '1111', device_id: 'door', type: 'ongoing' }
    expect(platform.last(UPDATE).body).to.deep.equal(sent)
    platform.last(UPDATE).respond(succeeded())
    await changed
    expect(shown()).to.deep.include({ name: 'New', code: '1111', status: 'setting', starts_at: null })
  })

  it('is polled after 5 s while being set, slowing to 30 s, then at the normal interval', async () => {
    const { session, platform } = await openSession()
    let status = 'setting'
    platform.on(GET, () => codeResponse(code('one', status)))
    session.observe(accessCodeQuery('one'), true)
    async function readsAfter(milliseconds: number): Promise<number> {
      const { length } = platform.at(GET)
      await advance(milliseconds)
      await settled()
      return platform.at(GET).length - length
    }
    const counts: number[] = []
    for (const pause of [4999, 1, 4999, 1]) counts.push(await readsAfter(pause))
    expect(counts).to.deep.equal([1, 1, 0, 1])
    await readsAfter(300_000)
    status = 'set'
    expect([await readsAfter(30_000), await readsAfter(60_000)]).to.deep.equal([1, 2])
  })
})
