import { expect } from 'chai'
import type { AccessCode } from '../../../../src/core/resources/resources.js'
import {
  createAccessCode,
  deleteAccessCode,
  newAccessCodeKey,
  updateAccessCode
} from '../../../../src/features/access-codes/access-code-actions.js'
import { generateCode } from '../../../../src/features/access-codes/data/generate-code.js'
import {
  accessCodeQuery,
  accessCodeTransitions
} from '../../../../src/features/access-codes/data/access-code-queries.js'
import { accessCodeListQuery } from '../../../../src/features/access-codes/data/code-list-query.js'
import { json, rejection } from '../../../client/recording-fetch.js'
import { done, refused } from '../../../core/fake-platform.js'
import { openSession } from '../../../core/open-session.js'
import { onFakeClock, advance, settled } from '../../../core/time.js'
import { send } from '../../../core/send.js'

const LIST = '/access_codes/list'
const GET = '/access_codes/get'
const CREATE = '/access_codes/create'
const UPDATE = '/access_codes/update'
const DELETE = '/access_codes/delete'
const GENERATE = '/access_codes/generate_code'

const code = (id: string, status = 'set', more: Partial<AccessCode> = {}): AccessCode => ({
  access_code_id: id,
  device_id: 'door',
  name: id,
  status,
  ...more
})
const codesAnswer = (...codes: AccessCode[]): Response => json({ access_codes: codes })
const codeAnswer = (access_code: AccessCode): Response => json({ access_code })

const codes = accessCodeListQuery('door')

onFakeClock()

async function openDoor(...there: AccessCode[]) {
  const opened = await openSession()
  const { session, platform } = opened
  platform.on(
    LIST,
    () => codesAnswer(...there),
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
    const created = send(session, createAccessCode.change(params))
    await settled()
    expect(platform.last(CREATE).body).to.deep.equal(params)
    expect(ids()).to.deep.equal(['one'])
    platform.last(CREATE).answer(codeAnswer(code('new', 'setting')))
    expect((await created)?.answer.access_code_id).to.equal('new')
    expect(ids()).to.deep.equal(['new', 'one'])
    await settled()
    expect(platform.at(LIST)).to.have.length(2)
  })

  it('stays in the list despite an older list response without it', async () => {
    const { session, platform, ids, observer } = await openDoor(code('one'))
    void observer.fetch()
    await settled()
    platform.on(CREATE, () => codeAnswer(code('new', 'setting')))
    await send(session, createAccessCode.change(params))
    const [, early] = platform.at(LIST)
    early?.answer(codesAnswer(code('one')))
    await settled()
    expect(ids()).to.deep.equal(['new', 'one'])
    platform.last(LIST).answer(codesAnswer(code('one'), code('new')))
    await settled()
    expect(ids()).to.deep.equal(['one', 'new'])
  })

  it('is created once for concurrent requests', async () => {
    const { session, platform } = await openDoor()
    const first = send(session, createAccessCode.change(params))
    expect(await send(session, createAccessCode.change({ ...params, name: 'Another' }))).to.equal(undefined)
    expect(session.store.getState().mutations.has(newAccessCodeKey('door'))).to.equal(true)
    await settled()
    platform.last(CREATE).answer(codeAnswer(code('new')))
    await first
    expect(platform.at(CREATE)).to.have.length(1)
  })

  it('is looked up in the list instead of sent again if the response was lost', async () => {
    const { session, platform, ids } = await openDoor(code('one'))
    platform.on(CREATE, () => 'drop')
    await rejection(send(session, createAccessCode.change(params)))
    await settled()
    platform.last(LIST).answer(codesAnswer(code('new'), code('one')))
    await settled()
    expect(ids()).to.deep.equal(['new', 'one'])
    expect(platform.at(CREATE)).to.have.length(1)
  })

  it('generates a code that fits the device in at most three requests', async () => {
    const { session, platform } = await openDoor()
    const device = { device_id: 'door', properties: { supported_code_lengths: [6] } }
    const generated = (pin: string) => () => json({ generated_code: { device_id: 'door', code: pin } })
    platform.on(GENERATE, generated('1234'), generated('123456'))
    expect(await generateCode(session, device)).to.equal('123456')
    expect(platform.at(GENERATE).map(({ body }) => body)).to.deep.equal([{ device_id: 'door' }, { device_id: 'door' }])
    platform.on(GENERATE, generated('1234'))
    expect(await generateCode(session, device)).to.equal(undefined)
    expect(platform.at(GENERATE)).to.have.length(5)
  })
})

describe('Access code', () => {
  it('is "removing" immediately after deletion and restored if the request is rejected', async () => {
    const { session, platform, status } = await openDoor(code('one'))
    platform.on(GET, () => codeAnswer(code('one')))
    const deleted = rejection(send(session, deleteAccessCode.change({ code: code('one') })))
    await settled()
    expect(status('one')).to.equal('removing')
    expect(platform.last(DELETE).body).to.deep.equal({ access_code_id: 'one' })
    platform.last(DELETE).answer(refused(400))
    await deleted
    await settled()
    expect(status('one')).to.equal('set')
  })

  it('is "setting" after an update and loses the times of an ongoing code', async () => {
    const { session, platform } = await openDoor(
      code('one', 'set', { starts_at: '2030-01-01T00:00:00Z', code: '1111' })
    )
    const input = {
      code: code('one', 'set', { starts_at: '2030-01-01T00:00:00Z', code: '1111' }),
      lock: { device_id: 'door' },
      edit: { name: 'New' }
    }
    const changed = send(session, updateAccessCode.change(input))
    await settled()
    expect(session.store.getState().shown.accessCodes.get('one')?.resource?.name).to.equal('one')
    expect(platform.last(UPDATE).body).to.deep.equal({
      access_code_id: 'one',
      name: 'New',
      code: '1111',
      device_id: 'door',
      type: 'ongoing'
    })
    platform.last(UPDATE).answer(done())
    await changed
    expect(session.store.getState().shown.accessCodes.get('one')?.resource).to.deep.include({
      name: 'New',
      code: '1111',
      status: 'setting',
      starts_at: null
    })
  })

  it('is polled after 5 s while being set, slowing to 30 s, then at the normal interval', async () => {
    const { session, platform } = await openSession()
    let status = 'setting'
    platform.on(GET, () => codeAnswer(code('one', status)))
    session.observe(accessCodeQuery('one'), true)
    const counts: number[] = []
    for (const pause of [4999, 1, 4999, 1, 300_000]) {
      await advance(pause)
      await settled()
      counts.push(platform.at(GET).length)
    }
    expect(counts.slice(0, 4)).to.deep.equal([1, 2, 2, 3])
    const initialCount = platform.at(GET).length
    status = 'set'
    await advance(30_000)
    await settled()
    expect(platform.at(GET), 'the slowest').to.have.length(initialCount + 1)
    await advance(60_000)
    await settled()
    expect(platform.at(GET), 'as any other').to.have.length(initialCount + 3)
  })
})

describe('Access codes in transition', () => {
  it('are polled together after 5 s, and removed if the response omits them', async () => {
    const { session, platform, status } = await openDoor(code('one'), code('two', 'setting'), code('three', 'removing'))
    session.observe({ ...codes, transitions: accessCodeTransitions }, true)
    await advance(4999)
    expect(platform.at(LIST)).to.have.length(1)
    await advance(1)
    expect(platform.last(LIST).body).to.deep.equal({ access_code_ids: ['two', 'three'] })
    platform.last(LIST).answer(codesAnswer(code('two')))
    await settled()
    expect([status('one'), status('two'), status('three')]).to.deep.equal(['set', 'set', undefined])
  })
})
