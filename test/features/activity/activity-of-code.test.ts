import { ago, DOOR, EVENTS, setupActivity } from '../support/activity.js'
import { cleanUpAfterEach } from '../support/setup.js'

const CODE = 'access_code_front_door_1'

const used = (minutes: number, access_code_id = CODE) =>
  ago(minutes, 'lock.unlocked', { method: 'keycode', access_code_id })

describe('Activity of an access code', () => {
  cleanUpAfterEach()

  const heading = ({ screen }: Awaited<ReturnType<typeof setupActivity>>): string | undefined =>
    screen.names('heading')[0]?.replaceAll(/[\u2068\u2069]/g, '')

  it('requests and lists only the events of the code', async () => {
    const other = used(9, 'access_code_front_door_2')
    const t = await setupActivity([used(5), other, ago(7, 'lock.locked')], { accessCodeId: CODE })
    expect(t.screen.rows).to.deep.equal(['Front Door | Unlocked by Cleaning | 11:55 AM'])
    expect(t.requests(EVENTS)[0]).to.deep.include({ access_code_ids: [CODE] })
    expect(heading(t)).to.equal('Activity of Cleaning')
    expect(t.requests('/access_codes/list')).to.deep.equal([{ access_code_ids: [CODE] }])
  })

  it('can be restricted to kinds and a date', async () => {
    const set = ago(3, 'access_code.set_on_device', { access_code_id: CODE })
    const options = { accessCodeId: CODE, kinds: ['access-code'], since: '2026-03-19' } as const
    const t = await setupActivity([used(5), set], options)
    expect(t.screen.rows).to.deep.equal(['Front Door | Access code set | Cleaning | 11:57 AM'])
    expect(t.requests(EVENTS)[0]).to.deep.include({ access_code_ids: [CODE], since: '2026-03-19T00:00:00.000Z' })
  })

  it('offers only the kinds of events that a code can have, and no device', async () => {
    const t = await setupActivity([used(5)], { accessCodeId: CODE })
    expect([...t.screen.selectOf('Kind').options].map(({ text }) => text)).to.deep.equal([
      'All events',
      'Locks',
      'Access codes'
    ])
    expect(t.screen.root.querySelectorAll('select')).to.have.length(1)
  })

  it('lists the events of a deleted code', async () => {
    const t = await setupActivity([used(5, 'gone')], { accessCodeId: 'gone' })
    expect(heading(t)).to.equal('Activity of a deleted code')
    expect(t.screen.rows).to.deep.equal(['Front Door | Unlocked with an access code | 11:55 AM'])
  })

  it('keeps the heading of the host', async () => {
    const t = await setupActivity([used(5)], { accessCodeId: CODE, heading: 'Visits', deviceId: DOOR })
    expect(heading(t)).to.equal('Visits')
  })

  it('follows another code', async () => {
    const t = await setupActivity([used(5), used(9, 'access_code_front_door_2')], { accessCodeId: CODE })
    t.element.accessCodeId = 'access_code_front_door_2'
    await t.advance(100)
    expect(t.screen.rows).to.have.length(1)
    expect(t.screen.rows[0]).to.contain('11:51 AM')
  })
})
