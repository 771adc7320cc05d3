import { GET } from '../support/access-code-calls.js'
import { type CodeDetails, FAMILY, setupCode, setupCodeWith, stateOf } from '../support/code-details.js'
import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, settled } from '../support/setup.js'

const BERLIN = 'Europe/Berlin'
const JUNE = '2026-06-01T00:00:00Z'
const ACTIONS = ['Copy code', 'Edit code', 'Delete code']

const inZone = (timezone: string) => ({ edit: (device: Device) => void (device.location = { timezone }) })

const alertsOf = (details: CodeDetails): string[] => {
  const [list] = details.all('list', 'Alerts')
  return [...(list?.children ?? [])].map((item) => (item.querySelector('p') ?? item).textContent ?? '')
}

describe('Access code details', () => {
  cleanUpAfterEach()

  it('shows the name, the code, the end, the device and the ID', async () => {
    const { screen, requests } = await setupCode()
    expect(screen.names('heading')).to.deep.equal(['Access code', 'Family', 'Use', 'Garage', 'Code info'])
    expect(screen.text)
      .to.match(/Access code ?FamilyActive\d{4}/)
      .and.to.contain('Ends: Never')
    expect(screen.detail('ID')).to.contain(FAMILY)
    expect(screen.detail('Timing')).to.equal('Active (ongoing)')
    expect(screen.detail('Time zone')).to.equal('New York')
    expect(screen.all('group', 'Device')[0]?.innerText).to.contain('Online').and.to.contain('Locked')
    expect(screen.all('image')).to.have.length(1)
    expect(requests(GET)).to.deep.equal([{ access_code_id: FAMILY }])
    expect(requests('/devices/get')).to.deep.equal([{ device_id: 'device_garage' }])
  })

  it('shows no digits and no copy button before the code is assigned', async () => {
    const { screen } = await setupCode({ accessCodeId: 'access_code_garage_8' })
    expect(screen.names('heading')[1]).to.equal('Waiting for its digits')
    expect(screen.text).to.contain('Setting…')
    expect(stateOf(screen, 'Copy code')).to.equal('none')
  })

  it('draws the validity of a time-bound code only', async () => {
    const picture = async (accessCodeId: string) =>
      (await setupCode({ accessCodeId })).screen.root.querySelector('.time-bar[role=img][aria-label]')
    expect(await picture('access_code_garage_2')).not.to.equal(null)
    expect(await picture(FAMILY)).to.equal(null)
  })

  it('hides the ID if disableResourceIds is set', async () => {
    const { screen } = await setupCode({ disableResourceIds: true })
    expect(screen.detail('ID')).to.equal(undefined)
    expect(screen.text).not.to.contain(FAMILY)
  })

  it('lists errors before warnings and applies the filters of the host', async () => {
    const { screen, user, element } = await setupCode({ accessCodeId: 'access_code_garage_21' })
    const errors = [
      'The manufacturer reports a problem with this code.',
      'This code isn’t on the lock yet, so it won’t open the door.'
    ]
    const warnings = [
      'The manufacturer reports a problem that does not stop this code.',
      'Another service is also changing this lock’s codes. Turn one of them off.'
    ]
    await user.click('4 problems')
    expect(alertsOf(screen)).to.deep.equal([...errors, ...warnings])
    element.errorFilter = ({ error_code }) => error_code === 'provider_issue'
    element.warningFilter = () => false
    await settled()
    expect(alertsOf(screen)).to.deep.equal(errors.slice(0, 1))
  })

  it('hides the code, the name and all actions if the manufacturer chooses the codes', async () => {
    const { screen } = await setupCode({ accessCodeId: 'access_code_storage_room_1' })
    expect(screen.names('heading')).to.deep.equal(['Access code', 'Use', 'Storage Room', 'Code info'])
    expect(screen.text).to.contain('Ends: Never').and.not.to.contain('Stock keeper')
    for (const name of ACTIONS) expect(stateOf(screen, name)).to.equal('none')
  })

  for (const [what, given, states] of [
    ['only to copy an offline code', { accessCodeId: 'access_code_beach_house_1' }, ['enabled', 'none', 'none']],
    [
      'nothing for a code that is being removed',
      { accessCodeId: 'access_code_garage_10' },
      ['none', 'disabled', 'disabled']
    ]
  ] as const) {
    it(`offers ${what}`, async () => {
      const { screen } = await setupCode(given)
      expect(ACTIONS.map((name) => stateOf(screen, name))).to.deep.equal(states)
    })
  }
})

describe('Times in the access code details', () => {
  cleanUpAfterEach()

  for (const [what, zone, now, starts, ends, line, timing] of [
    [
      'a spring daylight saving change in Los Angeles',
      'America/Los_Angeles',
      '2027-03-10T00:00:00Z',
      '2027-03-13T20:00:00Z',
      '2027-03-14T19:00:00Z',
      /Mar 13, 12:00 PM – Mar 14, 12:00 PM Los Angeles/,
      'Starts Mar 13 at 12:00 PM'
    ],
    [
      'a code that ended right after the skipped hour in Berlin',
      BERLIN,
      JUNE,
      '2026-03-28T11:00:00Z',
      '2026-03-29T01:00:00Z',
      /Ended: Mar 29, 3:00 AM Berlin/,
      'Ended Mar 29 at 3:00 AM'
    ],
    [
      'an end in another year',
      BERLIN,
      JUNE,
      '2026-01-01T00:00:00Z',
      '2028-03-01T08:00:00Z',
      /Ends: Mar 1, 2028, 9:00 AM Berlin/,
      'Active until Mar 1, 2028 at 9:00 AM'
    ],
    [
      'a future code without an end',
      BERLIN,
      JUNE,
      '2026-06-02T08:00:00Z',
      null,
      /Starts: Jun 2, 10:00 AM Berlin/,
      'Starts Jun 2 at 10:00 AM'
    ],
    ['a started code without an end', BERLIN, JUNE, '2026-05-02T08:00:00Z', null, /Ends: Never/, 'Active (ongoing)']
  ] as const) {
    it(`say "${timing}" for ${what}`, async () => {
      const code = { type: 'time_bound', starts_at: starts, ends_at: ends, created_at: starts }
      const { screen } = await setupCodeWith(code, { now, ...inZone(zone) })
      expect(screen.text).to.match(line)
      expect(screen.detail('Timing')).to.equal(timing)
    })
  }

  it('update the validity at the minute it changes', async () => {
    const code = { type: 'time_bound', starts_at: '2026-06-01T10:00:00Z', ends_at: '2026-06-01T12:00:00Z' }
    const t = await setupCodeWith(code, { now: '2026-06-01T11:59:30Z', ...inZone(BERLIN) })
    expect(t.screen.detail('Timing')).to.equal('Active until Jun 1 at 2:00 PM')
    await t.advance(30_000)
    expect(t.screen.detail('Timing')).to.equal('Ended Jun 1 at 2:00 PM')
  })

  it('are in the time zone of the device, with the offset of their date', async () => {
    const created = { created_at: '2020-07-01T22:30:00Z' }
    const { screen } = await setupCodeWith(created, { now: '2026-01-15T12:00:00Z', ...inZone(BERLIN) })
    expect(screen.detail('Created')).to.equal('Jul 2, 2020, 12:30 AM')
    expect(screen.detail('Time zone')).to.equal('Berlin')
  })

  it('are in the time zone of the browser if the device has none', async () => {
    const created_at = '2020-07-01T22:30:00Z'
    const { screen } = await setupCodeWith({ created_at }, { edit: (device) => void delete device.location })
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
    expect(screen.detail('Created')).to.equal(format.format(Date.parse(created_at)).replace(/\s/g, ' '))
  })
})
