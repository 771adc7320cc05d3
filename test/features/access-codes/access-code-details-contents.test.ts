import { expect } from 'chai'
import type { Device } from '../support/sent.js'
import { GET } from '../support/access-code-calls.js'
import { useFakeClock } from '../../passing-time.js'
import { type CodeDetails, stateOf, oneCode } from '../support/code-details.js'
import { settled, startPlatform } from '../support/stage.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

const inZone =
  (timezone: string) =>
  (device: Device): void => {
    device.location = { timezone }
  }

const alertsOf = (details: CodeDetails): string[] => {
  const [list] = details.all('list', 'Alerts')
  return [...(list?.children ?? [])].map((item) => (item.querySelector('p') ?? item).textContent ?? '')
}

describe('Access code details', () => {
  cleanUpAfterEach()

  describe('Content', () => {
    it('shows the name, the code, the end, the device and the ID', async () => {
      const { screen: details, platform } = await setup('x-access-code-details', {
        accessCodeId: 'access_code_garage_1'
      })
      expect(details.names('heading')).to.deep.equal(['Access code', 'Family', 'Garage', 'Code info'])
      expect(details.text)
        .to.match(/Access code ?FamilyActive\d{4}/)
        .and.to.contain('Ends: Never')
      expect(details.detail('ID')).to.contain('access_code_garage_1')
      expect(details.detail('Timing')).to.equal('Active (ongoing)')
      expect(details.detail('Time zone')).to.equal('New York')
      expect(details.names('group')).to.include('Device')
      expect(details.all('group', 'Device')[0]?.innerText).to.contain('Online').and.to.contain('Locked')
      expect(details.all('image')).to.have.length(1)
      expect(platform.requests(GET)).to.deep.equal([{ access_code_id: 'access_code_garage_1' }])
      expect(platform.requests('/devices/get')).to.deep.equal([{ device_id: 'device_garage' }])
    })

    it('shows "Code" if the code has no name', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: 'access_code_garage_11' })
      expect(details.names('heading')[1]).to.equal('Code')
    })

    it('shows no digits and no copy button before the code is assigned', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: 'access_code_garage_8' })
      expect(details.names('heading')[1]).to.equal('Waiting for its digits')
      expect(details.text).to.contain('Setting…')
      expect(stateOf(details, 'Copy code')).to.equal('none')
    })

    it('draws the validity of a time-bound code only', async () => {
      const picture = (details: CodeDetails) =>
        details.root.querySelectorAll('[role=img][aria-label="When the code is valid"]').length
      const platform = await startPlatform()
      expect(
        picture((await setup('x-access-code-details', { platform, accessCodeId: 'access_code_garage_2' })).screen)
      ).to.equal(1)
      expect(
        picture((await setup('x-access-code-details', { platform, accessCodeId: 'access_code_garage_1' })).screen)
      ).to.equal(0)
    })

    it('hides the ID if disableResourceIds is set', async () => {
      const { screen: details } = await setup('x-access-code-details', {
        accessCodeId: 'access_code_garage_1',
        disableResourceIds: true
      })
      expect(details.detail('ID')).to.equal(undefined)
      expect(details.text).not.to.contain('access_code_garage_1')
    })

    it('lists errors before warnings and applies the filters of the host', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: 'access_code_garage_21' })
      const errors = [
        'The manufacturer reports a problem with this code.',
        'This code isn’t on the lock yet, so it won’t open the door.'
      ]
      const warnings = [
        'The manufacturer reports a problem that does not stop this code.',
        'Another service is also changing this lock’s codes. Turn one of them off.'
      ]
      await details.press('button', '4 problems')
      expect(alertsOf(details)).to.deep.equal([...errors, ...warnings])
      details.element.errorFilter = ({ error_code }) => error_code === 'provider_issue'
      details.element.warningFilter = () => false
      await settled()
      expect(alertsOf(details)).to.deep.equal(errors.slice(0, 1))
    })

    it('hides the code, the name and all actions if the manufacturer chooses the codes', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: 'access_code_storage_room_1' })
      expect(details.names('heading')).to.deep.equal(['Access code', 'Storage Room', 'Code info'])
      expect(details.text).not.to.contain('Stock keeper')
      expect(details.text).to.contain('Ends: Never')
      for (const name of ['Copy code', 'Edit code', 'Delete code']) expect(stateOf(details, name)).to.equal('none')
    })

    it('offers neither edit nor delete for an offline code', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: 'access_code_beach_house_1' })
      expect(stateOf(details, 'Copy code')).to.equal('enabled')
      for (const name of ['Edit code', 'Delete code']) expect(stateOf(details, name)).to.equal('none')
    })

    for (const [option, hidden, shown] of [
      ['disableEditAccessCode', 'Edit code', 'Delete code'],
      ['disableDeleteAccessCode', 'Delete code', 'Edit code']
    ] as const) {
      it(`hides "${hidden}" if the host disables it`, async () => {
        const { screen: details } = await setup('x-access-code-details', {
          accessCodeId: 'access_code_garage_1',
          [option]: true
        })
        expect(stateOf(details, hidden)).to.equal('none')
        expect(stateOf(details, shown)).to.equal('enabled')
      })
    }

    it('shows that the code is being removed and disables edit and delete', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: 'access_code_garage_10' })
      expect(alertsOf(details)).to.contain('This access code is currently being removed.')
      expect(details.text).to.contain('Removing…')
      for (const name of ['Edit code', 'Delete code']) expect(stateOf(details, name)).to.equal('disabled')
      expect(stateOf(details, 'Copy code')).to.equal('enabled')
    })
  })

  describe('Time display', () => {
    interface Case {
      readonly zone: string
      readonly now: string
      readonly starts?: string
      readonly ends?: string
      /** Matches the line with the dates and the time zone. */
      readonly line: RegExp
      readonly timing: string
    }
    const cases: Readonly<Record<string, Case>> = {
      'A spring daylight saving change in Los Angeles': {
        zone: 'America/Los_Angeles',
        now: '2027-03-10T00:00:00Z',
        starts: '2027-03-13T20:00:00Z',
        ends: '2027-03-14T19:00:00Z',
        line: /Mar 13, 12:00 PM – Mar 14, 12:00 PM Los Angeles/,
        timing: 'Starts Mar 13 at 12:00 PM'
      },
      'A code that ended right after the skipped hour in Berlin': {
        zone: 'Europe/Berlin',
        now: '2026-06-01T00:00:00Z',
        starts: '2026-03-28T11:00:00Z',
        ends: '2026-03-29T01:00:00Z',
        line: /Ended: Mar 29, 3:00 AM Berlin/,
        timing: 'Ended Mar 29 at 3:00 AM'
      },
      'An end in another year': {
        zone: 'Europe/Berlin',
        now: '2026-06-01T00:00:00Z',
        starts: '2026-01-01T00:00:00Z',
        ends: '2028-03-01T08:00:00Z',
        line: /Ends: Mar 1, 2028, 9:00 AM Berlin/,
        timing: 'Active until Mar 1, 2028 at 9:00 AM'
      },
      'A future code without an end': {
        zone: 'Europe/Berlin',
        now: '2026-06-01T00:00:00Z',
        starts: '2026-06-02T08:00:00Z',
        line: /Starts: Jun 2, 10:00 AM Berlin/,
        timing: 'Starts Jun 2 at 10:00 AM'
      },
      'A started code without an end': {
        zone: 'Europe/Berlin',
        now: '2026-06-03T00:00:00Z',
        starts: '2026-06-02T08:00:00Z',
        line: /Ends: Never/,
        timing: 'Active (ongoing)'
      }
    }
    for (const [name, { zone, now, starts, ends, line, timing }] of Object.entries(cases)) {
      describe(name, () => {
        const advance = useFakeClock(Date.parse(now))
        it(`shows "${timing}"`, async () => {
          const code = { type: 'time_bound', starts_at: starts ?? null, ends_at: ends ?? null, created_at: starts }
          const { screen: details } = await setup('x-access-code-details', oneCode(code, { edit: inZone(zone) }))
          await advance(0)
          expect(details.text).to.match(line)
          expect(details.detail('Timing')).to.equal(timing)
        })
      })
    }

    describe('Passing time', () => {
      const advance = useFakeClock(Date.parse('2026-06-01T11:59:30Z'))
      it('updates the validity at the minute it changes', async () => {
        const code = { type: 'time_bound', starts_at: '2026-06-01T10:00:00Z', ends_at: '2026-06-01T12:00:00Z' }
        const { screen: details } = await setup(
          'x-access-code-details',
          oneCode(code, { edit: inZone('Europe/Berlin') })
        )
        await advance(0)
        expect(details.detail('Timing')).to.equal('Active until Jun 1 at 2:00 PM')
        await advance(30_000)
        expect(details.detail('Timing')).to.equal('Ended Jun 1 at 2:00 PM')
      })
    })

    describe('In winter', () => {
      useFakeClock(Date.parse('2026-01-15T12:00:00Z'))
      it('formats the creation date in the time zone of the device, with the offset of that date', async () => {
        const { screen: details } = await setup(
          'x-access-code-details',
          oneCode({ created_at: '2020-07-01T22:30:00Z' }, { edit: inZone('Europe/Berlin') })
        )
        expect(details.detail('Created')).to.equal('Jul 2, 2020, 12:30 AM')
        expect(details.detail('Time zone')).to.equal('Berlin')
      })
    })

    it('uses the time zone of the browser if the device has none', async () => {
      const created_at = '2020-07-01T22:30:00Z'
      const edit = (device: Device): void => void delete device.location
      const { screen: details } = await setup('x-access-code-details', oneCode({ created_at }, { edit }))
      const format = new Intl.DateTimeFormat('en', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit'
      })
      expect(details.detail('Created')).to.equal(format.format(Date.parse(created_at)).replace(/\s/g, ' '))
    })
  })
})
