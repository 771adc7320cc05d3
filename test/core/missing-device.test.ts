import { accessCodeListQuery } from '../../src/features/access-codes/data/code-list-query.js'
import { json } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock, rejected } from './fake-platform.js'
import { openSession } from './open-session.js'
import { advance, onFakeClock, settled } from './time.js'

onFakeClock()

describe('Device that does not exist', () => {
  it('is removed from all results, and its error is kept', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(LIST, () => devicesResponse([lock('front', true), lock('back')]))
    session.observe(everything, true)
    await advance(30_000)
    platform.on(GET, () => rejected(404, 'device_not_found'))
    session.observe(front, true)
    await settled()
    expect(shown('front')).to.equal(undefined)
    expect(shown('back')).not.to.equal(undefined)
    expect(standing(front).isFetching).to.equal(false)
    expect(standing(front)).to.have.nested.property('error.code', 'device_not_found')
  })

  it('is restored only by a list query that started later', async () => {
    const { session, platform, shown } = await openSession()
    platform.on(
      GET,
      () => deviceResponse(lock('front')),
      () => rejected(404)
    )
    const list = session.observe(everything, true)
    const observer = session.observe(front, true)
    await settled()
    expect(shown('front')).not.to.equal(undefined)
    void observer.fetch()
    await settled()
    platform.last(LIST).respond(devicesResponse([lock('front')]))
    await settled()
    expect(shown('front')).to.equal(undefined)
    void list.fetch()
    await settled()
    platform.last(LIST).respond(devicesResponse([lock('front')]))
    await settled()
    expect(shown('front')).not.to.equal(undefined)
  })

  it('is requested again by a new observer', async () => {
    const { session, platform, page, shown } = await openSession()
    platform.on(
      GET,
      () => rejected(404),
      () => deviceResponse(lock('front'))
    )
    session.observe(front, true)
    await settled()
    page.hide()
    page.show()
    await settled()
    expect(shown('front')).not.to.equal(undefined)
  })
})

describe('Displayed data', () => {
  it('keeps its identity for observers of other data', async () => {
    const { session, platform } = await openSession()
    platform.on(LIST, () => devicesResponse([lock('front')]))
    const codeResponse = (status: string): Response => json({ access_codes: [{ access_code_id: 'code', status }] })
    platform.on(
      '/access_codes/list',
      () => codeResponse('setting'),
      () => codeResponse('set')
    )
    session.observe(everything, true)
    const codes = session.observe(accessCodeListQuery('front'), true)
    await settled()
    const { devices, accessCodes } = session.store.getState().shown
    void codes.fetch()
    await settled()
    expect(session.store.getState().shown.devices === devices, 'the devices').to.equal(true)
    expect(session.store.getState().shown.accessCodes === accessCodes, 'the codes').to.equal(false)
  })
})
