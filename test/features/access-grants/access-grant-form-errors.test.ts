import { expect } from 'chai'
import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'

const CREATE = '/access_grants/create'
const NOW = '2026-05-01T10:00:00Z'

const open = (given: Given<'x-access-grant-form'> = {}) => setup('x-access-grant-form', { now: NOW, ...given })

async function filled(given: Given<'x-access-grant-form'> = {}) {
  const t = await open({ spaceIds: ['space_unit_4'], deviceIds: [], acsEntranceIds: [], ...given })
  await t.user.fill('Name', 'Ana Silva')
  return t
}

const locks = (count: number): SandboxDevice[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'lock', name: `Lock ${index + 1}` }))

describe('Errors of the access grant form', () => {
  cleanUpAfterEach()

  /** Rejections of a reservation, with the texts of the form. */
  const REJECTIONS = [
    [409, 'reservation_doors_differ', 'This reservation already has other doors. Remove its access first'],
    [409, 'reservation_doors_exceeded', 'This reservation already has other doors. Remove its access first'],
    [400, 'reservation_not_supported', 'These doors can’t be part of a reservation.'],
    [400, 'reservation_required', 'These doors need a reservation.']
  ] as const
  for (const [status, type, text] of REJECTIONS) {
    it(`explains ${type}, with the message of the platform, and keeps the input`, async () => {
      const t = await filled({ faults: { [CREATE]: { status, error: { type, message: 'Rejected by Salto.' } } } })
      await t.user.click('Give access')
      expect(t.screen.alertText).to.include(text).and.include('Rejected by Salto.')
      expect(t.screen.values['Name']).to.equal('Ana Silva')
    })
  }

  it('says at the start that the times don’t overlap with the reservation', async () => {
    const error = { type: 'reservation_times_do_not_overlap', message: 'Other times.' }
    const t = await filled({ faults: { [CREATE]: { status: 409, error } } })
    await t.user.click('Give access')
    expect(t.screen.error('Start')).to.equal('The times don’t overlap with this reservation. Other times.')
    expect(t.screen.values['Name']).to.equal('Ana Silva')
  })

  it('says at the phone number that it is taken', async () => {
    const error = { type: 'conflict', message: 'The phone number is in use.' }
    const t = await filled({ faults: { [CREATE]: { status: 409, error } } })
    await t.user.fill('Phone (optional)', '+15555550100')
    await t.user.click('Give access')
    expect(t.screen.error('Phone (optional)')).to.match(/^Someone already has this email or phone\./)
    expect(t.screen.values['Phone (optional)']).to.equal('+15555550100')
  })

  it('checks digits against the limits of each chosen lock, and names the lock', async () => {
    const t = await open({
      devices: [
        { kind: 'lock', name: 'Safe', properties: { code_constraints: [{ constraint_type: 'no_zeros' }] } },
        { kind: 'lock', name: 'Shed' }
      ]
    })
    await t.user.fill('Name', 'Ana Silva')
    for (const label of ['Safe', 'Shed', 'Use these digits']) await t.user.check(label)
    await t.user.fill('Digits', '4700')
    await t.user.click('Give access')
    expect(t.screen.error('Digits')).to.match(/^Safe.*0/)
    expect(t.requests(CREATE)).to.deep.equal([])
    await t.user.check('Safe')
    await t.user.click('Give access')
    expect(t.requests(CREATE)[0]?.['device_ids']).to.deep.equal(['device_shed'])
  })

  it('requires a way in', async () => {
    const t = await filled()
    await t.user.check('PIN')
    await t.user.click('Give access')
    expect(t.screen.text).to.include('Choose at least one way in')
    expect(t.requests(CREATE)).to.deep.equal([])
  })

  it('requires a whole number of uses of the link', async () => {
    const t = await filled()
    await t.user.check('Mobile key')
    await t.user.fill('Times the link can be used', '0')
    await t.user.click('Give access')
    expect(t.screen.error('Times the link can be used')).to.equal('Enter a whole number of at least 1')
    expect(t.requests(CREATE)).to.deep.equal([])
  })

  it('accepts names of up to 60 characters', async () => {
    const t = await filled()
    await t.user.fill('Name', 'a'.repeat(61))
    await t.user.click('Give access')
    expect(t.screen.error('Name')).to.include('60')
    await t.user.fill('Name', 'a'.repeat(60))
    expect(t.screen.error('Name')).to.equal(undefined)
  })

  it('offers a search from 9 doors', async () => {
    const few = await open({ devices: locks(8) })
    expect(few.screen.maybe('Search doors')).to.equal(undefined)
    const many = await open({ devices: locks(9) })
    expect(many.screen.maybe('Search doors')).not.to.equal(undefined)
  })

  it('disables a place without doors', async () => {
    const t = await open({
      async respond(request, _body, sandbox) {
        const response = await sandbox(request)
        if (new URL(request.url).pathname !== '/spaces/list') return response
        const content = await response.json()
        for (const space of content.spaces)
          if (space.name === 'Garden') Object.assign(space, { device_count: 0, acs_entrance_count: 0 })
        return Response.json(content)
      }
    })
    expect(t.screen.field('Garden').disabled).to.equal(true)
    expect(t.screen.text).to.include('No doors')
    expect(t.screen.field('Unit 4').disabled).to.equal(false)
  })

  it('says that a card is encoded afterwards', async () => {
    const t = await filled({ spaceIds: ['space_suite_12'], modes: ['card'] })
    expect(t.screen.text).to.include('The card is encoded afterwards.')
  })

  it('does not send a lock or an entrance that is in a chosen place', async () => {
    const t = await open({ modes: ['code'] })
    await t.user.fill('Name', 'Ana Silva')
    for (const label of ['Unit 4', 'Unit 4 Door', 'Ground floor', 'Front Door', 'Office']) await t.user.check(label)
    await t.user.click('Give access')
    const [{ space_ids, device_ids, acs_entrance_ids } = {}] = t.requests(CREATE)
    expect(space_ids).to.deep.equal(['space_unit_4', 'space_ground_floor'])
    expect([device_ids, acs_entrance_ids]).to.deep.equal([['device_office'], undefined])
  })
})
